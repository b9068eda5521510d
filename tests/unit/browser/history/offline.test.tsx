import { act, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { navigateOnline, startOffline } from '@/browser/offline/is-offline'
import { Progress } from '@/ui/layout/Progress/Progress'

/** Without network the page stays, and the visitor moves on when it is back (behavior LAYOUT-8). */
const PAGE = { shallow: false }
const SENTENCE = /Sem conexão/
/** Of the page that is shown: jsdom loads no other. */
const NEXT = '/pt-br/produtos/#dicas'

let end = () => {}
const connect = (isOnline: boolean) => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) act(() => void window.dispatchEvent(new Event('online')))
}
/** @returns the error as the router has it after its listeners; a cancelled one ends the change of page. */
const failWith = (error: Error): Error => {
  act(() => {
    try {
      Router.events.emit('routeChangeError', error, NEXT, PAGE)
    } catch (thrown) {
      expect(thrown).toBe(error)
    }
  })
  return error
}

beforeEach(() => {
  window.history.replaceState(null, '', '/pt-br/produtos/')
  end = startOffline()
  render(<Progress />)
})
afterEach(() => end())

test('a page that cannot be loaded without network is not left for: a sentence says so, and it opens when the network is back', () => {
  connect(false)
  expect(failWith(new Error('Failed to fetch'))).toHaveProperty('cancelled', true)
  expect(screen.getByRole('status')).toHaveTextContent(SENTENCE)
  expect(window.location.hash).toBe('')
  connect(true)
  expect(window.location.hash).toBe('#dicas')
  expect(screen.getByRole('status')).not.toHaveTextContent(SENTENCE)
})

test('a page of which the device has a copy opens at once, from that copy', async () => {
  connect(false)
  const match = jest.fn().mockResolvedValue({})
  Object.assign(window, { caches: { match } })
  failWith(new Error('Failed to fetch'))
  await act(async () => {})
  expect(match).toHaveBeenCalledWith(new URL(NEXT, window.location.href).href, { ignoreSearch: true })
  expect(window.location.hash).toBe('#dicas')
  Reflect.deleteProperty(window, 'caches')
})

test('with a network, and where another page was asked for meanwhile, the router does as ever', () => {
  connect(true)
  expect(failWith(new Error('missing chunk'))).not.toHaveProperty('cancelled')
  connect(false)
  failWith(Object.assign(new Error('cancelled'), { cancelled: true }))
  expect(screen.getByRole('status')).not.toHaveTextContent(SENTENCE)
})

test('what leaves the page does so at once, or when the network is back; the newest wish counts', () => {
  const reload = jest.fn()
  connect(false)
  act(() => navigateOnline(reload))
  failWith(new Error('Failed to fetch'))
  act(() => Router.events.emit('routeChangeStart', '/pt-br/sobre/', PAGE))
  expect(screen.getByRole('status')).not.toHaveTextContent(SENTENCE)
  connect(true)
  expect([reload.mock.calls.length, window.location.hash]).toEqual([0, ''])
  act(() => navigateOnline(reload))
  expect(reload).toHaveBeenCalledTimes(1)
})
