import Router, { type NextRouter } from 'next/router'
import { onRouter } from '@/browser/hooks/router-events'
import { withoutQuery } from './entry'
import type { StepHandler } from './steps'

/*
 * The only writer of the address's query. Parts of a page request changes of the newest requested query; the rendered
 * one may be older. The router gets one write at a time: it runs queued ones, as while scripts load, in reverse
 * order.
 */

/** `step` adds a history entry, `replace` replaces the present one. */
export type QueryStep = 'step' | 'replace'

/** Makes the next query, without `?`, from the newest one. Called once, at once. */
export type QueryChange = (query: string) => string

/** The used part of `useRouter`'s router, with the address it rendered. */
export type RenderedRouter = Pick<NextRouter, 'asPath' | 'push' | 'replace'>

interface Write {
  router: RenderedRouter
  path: string
  query: string
  how: QueryStep
}

let writing: Write | null = null
let waiting: Write[] = []
/** Another page is requested: its result decides about the writes. */
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

/** The newest requested query of a path that is not yet rendered; null if there is none. */
export function pendingQuery(path: string): string | null {
  const write = newest()
  return write?.path === path ? write.query : null
}

/** Calls back when `pendingQuery` may have changed. @returns ends it. */
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
  // A step back was canceled, or went elsewhere: the router's address is valid.
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

/** Requests a change, visible at once (`pendingQuery`); while a page loads, written only if that fails. */
export function changeQuery(router: RenderedRouter, change: QueryChange, how: QueryStep): void {
  const path = withoutQuery(router.asPath)
  const live = Router.router?.asPath ?? router.asPath
  const present = pendingQuery(path) ?? queryOf(withoutQuery(live) === path ? live : router.asPath)
  const query = change(present)
  if (query === present) return
  const last = waiting.at(-1)
  // Replaces a step that is not made yet: that step gets this query.
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

/** Back or Forward is the newest wish. Follows the layers' handler: closing a layer drops no write. */
export const handleQueryStep: StepHandler = () => {
  if (newest()) forget()
  return false
}

/** Starts following page changes; once a page. @returns ends it. */
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
    // Later: the router reports a canceled page before it starts the next one.
    setTimeout(writeNext)
  }
  return onRouter({ routeChangeStart: leave, routeChangeComplete: arrive, routeChangeError: stay })
}
