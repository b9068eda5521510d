import { act } from '@testing-library/react'
import Router from 'next/router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { AfterCapture, startPackGrowth } from '@/browser/hydration/pack-growth'

/** The pressed card's pack grows into the product's stage (behavior LAYOUT-9). */
const NEXT = '/pt-br/produtos/pomada/'
const OTHER = '/pt-br/produtos/inalador/'
const card = (href: string) =>
  `<article><img alt="${href}"><a href="${href}" data-item="1">Nome</a></article>`

let end = () => {}
let reducesMotion = false
/** Calls that the browser gets; it captures the page that is left before it calls them. */
let updates: (() => Promise<void>)[] = []
let finish = () => {}

const growing = () => [...document.querySelectorAll('[data-grows]')].map((image) => image.getAttribute('alt'))
const press = (href: string) =>
  document
    .querySelector(`a[href="${href}"]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const leave = (href: string) => Router.events.emit('beforeHistoryChange', href, { shallow: false })
const arrive = () => {
  document.body.innerHTML = '<ul data-stage><li><img alt="stage"></li><li><img alt="second"></li></ul>'
  Router.events.emit('routeChangeComplete', NEXT, { shallow: false })
}

beforeEach(() => {
  reducesMotion = false
  updates = []
  Object.assign(window, { matchMedia: () => ({ matches: reducesMotion }) })
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      updates.push(update)
      return { ready: Promise.reject(new Error('skipped')), finished }
    },
  })
  document.body.innerHTML = `${card(OTHER)}${card(NEXT)}<a href="${NEXT}">no card</a>`
  document.addEventListener('click', (event) => event.preventDefault())
  end = startPackGrowth()
})
afterEach(() => {
  end()
  Reflect.deleteProperty(document, 'startViewTransition')
  Reflect.deleteProperty(window, 'matchMedia')
})

test('only the pressed pack is captured, then only the stage, until the transition has ended', async () => {
  press(NEXT)
  leave(NEXT)
  expect(growing()).toEqual([NEXT])
  const shown = jest.fn()
  updates[0]?.().then(shown)
  expect(growing()).toEqual([])
  await Promise.resolve()
  expect(shown).not.toHaveBeenCalled()
  arrive()
  expect(growing()).toEqual(['stage'])
  await act(async () => finish())
  expect(shown).toHaveBeenCalled()
  expect(growing()).toEqual([])
})

test('the next page is rendered once the browser has captured the one that is left', async () => {
  // As the router does it: a transition of the whole root.
  const show = (page: string) =>
    act(async () => {
      startTransition(() =>
        root.render(
          <>
            <AfterCapture key={page} />
            {page}
          </>,
        ),
      )
    })
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  await show('left')
  press(NEXT)
  leave(NEXT)
  await show('next')
  expect(container).toHaveTextContent('left')
  await act(async () => void updates[0]?.())
  expect(container).toHaveTextContent('next')
  arrive()
  act(() => root.unmount())
})

test('nothing grows for other links, for a page that failed, nor for visitors who want less motion', async () => {
  press(OTHER)
  leave(NEXT)
  document.querySelector<HTMLElement>('a:not([data-item])')?.click()
  leave(NEXT)
  expect(updates).toEqual([])

  reducesMotion = true
  press(NEXT)
  leave(NEXT)
  expect(updates).toEqual([])

  reducesMotion = false
  press(NEXT)
  leave(NEXT)
  const shown = updates[0]?.()
  Router.events.emit('routeChangeError', new Error('failed'), NEXT, { shallow: false })
  await expect(shown).resolves.toBeUndefined()
  expect(growing()).toEqual([])
})
