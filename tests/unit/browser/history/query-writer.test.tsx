import { act, fireEvent, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { handleLayerStep, openLayer, startLayers } from '@/browser/history/layers'
import { handleQueryStep, startQueryWriter } from '@/browser/history/query-writer'
import { startSteps } from '@/browser/history/steps'
import { useQueryString } from '@/browser/history/use-query-string'

const PATH = '/pt-br/produtos/'

/** A router that carries out its writes when it is told to, in any order. */
const mockRouter = { isReady: true, asPath: PATH, push: jest.fn(), replace: jest.fn() }
const inHand: { how: string; address: string; finish: () => Promise<void>; fail: () => Promise<void> }[] = []

jest.mock('next/router', () => {
  const actual = jest.requireActual('next/router')
  return { __esModule: true, ...actual, default: actual.default, useRouter: () => mockRouter }
})

const write = (how: string) => (address: string) =>
  new Promise<boolean>((resolve, reject) => {
    const done = (end: () => void) => act(async () => end())
    inHand.push({
      how,
      address,
      finish: () =>
        done(() => {
          mockRouter.asPath = address
          resolve(true)
        }),
      fail: () => done(() => reject(new Error('cancelled'))),
    })
  })

/** A part of a page that knows its own word of the address alone. */
function Part({ name, how }: { name: string; how?: 'step' | 'replace' }) {
  const [query, changeQuery] = useQueryString()
  return (
    <button type="button" onClick={() => changeQuery((newest) => (newest ? `${newest}&${name}` : name), how)}>
      {`${name}: ${query}`}
    </button>
  )
}
const press = (name: string) => fireEvent.click(screen.getByText(new RegExp(`^${name}:`)))
const drawn = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.split(': ')[1])

const PAGE = { shallow: false }
let end = () => {}
beforeEach(() => {
  Object.assign(mockRouter, { asPath: PATH, push: write('push'), replace: write('replace') })
  inHand.length = 0
  window.history.replaceState(null, '', PATH)
  end = startQueryWriter()
  render(
    <>
      <Part name="a" />
      <Part name="b" />
      <Part name="c" how="replace" />
    </>,
  )
})
afterEach(async () => {
  while (inHand.length > 0) await inHand.shift()?.finish()
  end()
})

test('choices of several parts, made before the router has followed, all stand in the address, and in all parts at once (LAYOUT-7)', async () => {
  press('a')
  press('b')
  press('c')
  expect(drawn()).toEqual(['a&b&c', 'a&b&c', 'a&b&c'])
  await inHand[0]?.finish()
  await inHand[1]?.finish()
  expect(inHand.map(({ address }) => address)).toEqual([`${PATH}?a`, `${PATH}?a&b&c`])
  expect(drawn()).toEqual(['a&b&c', 'a&b&c', 'a&b&c'])
})

test('the router has one write at a time, so that the last one asked for is the last one written (LAYOUT-7)', async () => {
  press('a')
  press('b')
  expect(inHand).toHaveLength(1)
  await inHand[0]?.finish()
  expect(inHand.map(({ how, address }) => `${how} ${address}`)).toEqual([
    `push ${PATH}?a`,
    `push ${PATH}?a&b`,
  ])
})

test('a write that the router gives up holds nothing back', async () => {
  press('a')
  press('b')
  await inHand[0]?.fail()
  expect(inHand[1]?.address).toBe(`${PATH}?a&b`)
})

test('a step back is the newest wish: what waits is not written, and a later choice begins with what is shown', async () => {
  press('a')
  press('b')
  act(() => {
    handleQueryStep(null)
  })
  expect(drawn()).toEqual(['', '', ''])
  await inHand[0]?.fail()
  expect(inHand).toHaveLength(1)
  press('c')
  expect(inHand[1]?.address).toBe(`${PATH}?c`)
})

test('a choice that the router has not written yet stays when the layer that it was made in is closed', async () => {
  window.history.replaceState({ as: PATH, key: 'page', __N: true }, '', PATH)
  const ends = [startSteps([handleLayerStep, handleQueryStep]), startLayers(null)]
  const closeLayer = openLayer(() => undefined)
  press('a')
  const step = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  closeLayer()
  await act(() => step)
  expect(drawn()).toEqual(['a', 'a', 'a'])
  await inHand[0]?.finish()
  expect(drawn()).toEqual(['a', 'a', 'a'])
  for (const stop of ends) stop()
})

test('a press while another page is on its way is answered, and leaves the way there alone (LAYOUT-7)', async () => {
  Router.events.emit('routeChangeStart', '/pt-br/dicas/', PAGE)
  press('a')
  expect(drawn()).toEqual(['a', 'a', 'a'])
  expect(inHand).toEqual([])
  act(() => Router.events.emit('routeChangeComplete', '/pt-br/dicas/', PAGE))
  expect(drawn()).toEqual(['', '', ''])
  press('b')
  expect(inHand[0]?.address).toBe(`${PATH}?b`)
})

test('it stands in the address once that page is not to be had (LAYOUT-7)', async () => {
  Router.events.emit('routeChangeStart', '/pt-br/dicas/', PAGE)
  press('a')
  Router.events.emit('routeChangeError', new Error('away'), '/pt-br/dicas/', PAGE)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(inHand.map(({ address }) => address)).toEqual([`${PATH}?a`])
})
