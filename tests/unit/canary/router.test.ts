/** @jest-environment jsdom */
import PageLoader from 'next/dist/client/page-loader'
import * as nextRouter from 'next/router'
import { createElement } from 'react'
import { canary } from './canary'

const Router = nextRouter.default
const PAGE = '/pt-br/[...slug]'
const asked: string[] = []

/** Answers as the server does, and notes what it was asked for. */
const answer = async (input: unknown) => {
  asked.push(String(input))
  const text = JSON.stringify({ pageProps: {}, __N_SSG: true })
  return { ok: true, status: 200, redirected: false, headers: new Headers(), text: async () => text }
}

const Page = () => createElement('p')

class Loader extends PageLoader {
  override getPageList = async () => [PAGE, '/_app', '/_error']
  override getMiddleware = async () => []
  override _isSsg = async () => true
  override loadPage = async () => ({ page: Page, mod: { __N_SSG: true }, styleSheets: [] })
}

const entry = () => window.history.state
const startedWith: unknown[] = []

beforeAll(async () => {
  // As a build with `trailingSlash` writes it into the router.
  process.env.__NEXT_TRAILING_SLASH = 'true'
  Object.assign(window, {
    __NEXT_DATA__: { props: {}, page: PAGE, query: {}, buildId: 'build' },
    __BUILD_MANIFEST: { __rewrites: { beforeFiles: [], afterFiles: [], fallback: [] } },
    fetch: answer,
    scrollTo: () => undefined,
  })
  window.history.replaceState({ key: 'before', as: '/pt-br/a/' }, '', '/pt-br/a/')
  Reflect.apply(Reflect.get(nextRouter, 'createRouter'), null, [
    PAGE,
    { slug: ['a'] },
    '/pt-br/a/',
    {
      initialProps: { __N_SSG: true, pageProps: {} },
      pageLoader: new Loader('build', ''),
      App: Page,
      wrapApp: () => null,
      Component: Page,
      isFallback: false,
      subscription: async () => undefined,
    },
  ])
  startedWith.push(Reflect.get(Router.router ?? {}, 'isSsr'))
  await new Promise((resolve) => setTimeout(resolve))
})

canary('src/browser/history/entry.ts', 'the router writes key and address, as texts, into each entry', () => {
  expect(entry()).toMatchObject({ key: expect.any(String), as: '/pt-br/a/', __N: true })
})

canary(
  'src/ui/layout/hooks/use-navigation.ts',
  'the router replaces the entry found, with its own key',
  () => {
    expect(entry().key).not.toBe('before')
  },
)

canary('src/browser/hydration/on-demand.tsx', 'isSsr is true until another page is asked for', async () => {
  expect(startedWith).toEqual([true])
  await Router.push('/pt-br/b/')
  expect(Reflect.get(Router.router ?? {}, 'isSsr')).toBe(false)
})

canary('src/browser/live-editing/page-data.ts', 'the router looks up window.fetch at each call', async () => {
  const before = window.fetch
  const through: string[] = []
  window.fetch = async (input, init) => {
    through.push(new URL(String(input), 'http://localhost').pathname)
    return before(input, init)
  }
  await Router.push('/pt-br/c/')
  window.fetch = before
  expect(new Set(through)).toEqual(new Set(['/_next/data/build/pt-br/c.json']))
})

canary('src/browser/history/layers.ts', 'the router looks up pushState at each new address', async () => {
  const steps: unknown[] = []
  const push = window.history.pushState
  window.history.pushState = (...step) => {
    steps.push(step[2])
    push.apply(window.history, step)
  }
  await Router.push('/pt-br/d/')
  await Router.push('/pt-br/d/?aba=1', undefined, { shallow: true })
  await Router.push('/pt-br/d/?aba=1', undefined, { shallow: true })
  window.history.pushState = push
  expect(steps).toEqual(['/pt-br/d/', '/pt-br/d/?aba=1'])
})

canary('src/browser/history/layers.ts', 'the router has no other names in the entries that it writes', () => {
  expect(Object.keys(entry()).sort()).toEqual(['__N', 'as', 'key', 'options', 'url'])
})

canary(
  'src/browser/history/steps.ts',
  'beforePopState gets the state of the event; false stops it',
  async () => {
    const state = entry()
    await Router.push('/pt-br/e/')
    const handed: unknown[] = []
    Router.router?.beforePopState((given) => {
      handed.push(given)
      return false
    })
    const event = new PopStateEvent('popstate', { state })
    window.dispatchEvent(event)
    expect(handed).toHaveLength(1)
    expect(handed[0]).toBe(event.state)
    expect(Router.router?.asPath).toBe('/pt-br/e/')
    Router.router?.beforePopState(() => true)
  },
)

canary(
  'src/browser/history/scroll-restoration.ts',
  'the router tells of the end of a change once it is drawn, and of steps back under their address',
  async () => {
    const state = entry()
    await Router.push('/pt-br/f/')
    const told: string[] = []
    const note = (name: string) => (as: string) => told.push(`${name} ${as}`)
    const [start, complete] = [note('start'), note('complete')]
    Router.events.on('routeChangeStart', start)
    Router.events.on('routeChangeComplete', complete)
    const arrived = new Promise((resolve) => Router.events.on('routeChangeComplete', resolve))
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    await arrived
    expect(told).toEqual(['start /pt-br/e/', 'complete /pt-br/e/'])
    Router.events.off('routeChangeStart', start)
    Router.events.off('routeChangeComplete', complete)
  },
)
