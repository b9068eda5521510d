import Router, { type NextRouter } from 'next/router'
import { withoutQuery } from './entry'

/*
 * The query of the address has one writer. All parts of a page ask it, each for a change of the newest query that was asked
 * for; what is drawn may be older. It hands the router one write at a time: the router carries out those that wait for its
 * list of pages, as they do while the scripts arrive, in reversed order.
 */

/** `step` adds a step to the visitor's history, `replace` takes the place of the present one. */
export type QueryStep = 'step' | 'replace'

/** Makes the next query, without `?`, of the newest one. Called once, at once. */
export type QueryChange = (query: string) => string

/** What is used of the router that `useRouter` gives: it keeps the address that was drawn with it. */
export type RenderedRouter = Pick<NextRouter, 'asPath' | 'push' | 'replace'>

interface Write {
  router: RenderedRouter
  /** Of the page that it was asked on. */
  path: string
  query: string
  how: QueryStep
}

/** In the router's hands. */
let writing: Write | null = null
let waiting: Write[] = []
/** Another page has been asked for: what becomes of that decides what becomes of the writes. */
let isNavigating = false
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

const newest = (): Write | null => waiting.at(-1) ?? writing

/** The query of an address, without `?`. */
export function queryOf(address: string): string {
  const [beforeHash = ''] = address.split('#')
  const start = beforeHash.indexOf('?')
  return start === -1 ? '' : beforeHash.slice(start + 1)
}

/** The newest query that was asked for on a page, by its path, and is not drawn yet; null where there is none. */
export function pendingQuery(path: string): string | null {
  const write = newest()
  return write?.path === path ? write.query : null
}

/** Calls back whenever `pendingQuery` may say something else. @returns what ends it. */
export function onPendingQuery(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const writeNext = () => {
  if (writing || isNavigating) return
  const write = waiting.shift() ?? null
  writing = write
  if (!write) return
  const { router, path, query, how } = write
  // Kept from a step back, or gone elsewhere: then the router's address is the one that holds.
  const settle = () => {
    if (writing === write) writing = null
    writeNext()
    notify()
  }
  router[how === 'step' ? 'push' : 'replace'](query ? `${path}?${query}` : path, undefined, {
    shallow: true,
    scroll: false,
  }).then(settle, settle)
}

/**
 * Asks for a change of the query on the page that `router` was drawn with. It is seen at once (`pendingQuery`), and written as soon as
 * the router is free. While another page is on its way the address is left alone, and written only if that page is not to be had.
 */
export function changeQuery(router: RenderedRouter, change: QueryChange, how: QueryStep): void {
  const path = withoutQuery(router.asPath)
  const live = Router.router?.asPath ?? router.asPath
  const present = pendingQuery(path) ?? queryOf(withoutQuery(live) === path ? live : router.asPath)
  const query = change(present)
  if (query === present) return
  const last = waiting.at(-1)
  // In place of a step that is not made yet: that step leads here.
  if (last && how === 'replace') last.query = query
  else waiting.push({ router, path, query, how })
  writeNext()
  notify()
}

const forget = () => {
  waiting = []
  writing = null
  notify()
}

/** Starts following the visitor's way from page to page; once a page. @returns what ends it. */
export function startQueryWriter(): () => void {
  const leave = (_address: string, { shallow }: { shallow: boolean }) => {
    isNavigating = !shallow
  }
  const arrive = (_address: string, { shallow }: { shallow: boolean }) => {
    if (shallow) return
    isNavigating = false
    forget()
  }
  const stay = () => {
    isNavigating = false
    // Later: the router tells of a page that is given up for another one before it begins with that.
    setTimeout(writeNext)
  }
  // A step back or forward is the visitor's newest wish. Back that only closed a layer has left the address as it was asked for.
  const step = () => {
    if (newest() && queryOf(window.location.href) !== newest()?.query) forget()
  }
  Router.events.on('routeChangeStart', leave)
  Router.events.on('routeChangeComplete', arrive)
  Router.events.on('routeChangeError', stay)
  window.addEventListener('popstate', step)
  return () => {
    Router.events.off('routeChangeStart', leave)
    Router.events.off('routeChangeComplete', arrive)
    Router.events.off('routeChangeError', stay)
    window.removeEventListener('popstate', step)
  }
}
