import { onRouter } from '@/browser/hooks/router-events'

/*
 * Offline no page can be loaded, and the browser would replace the page by its error page. So the page stays, a
 * status line explains it (`layout/Progress`), and the navigation continues when the network is back (behavior
 * LAYOUT-8).
 */

/** The last requested navigation; null while none waits. */
let waiting: (() => void) | null = null
const listeners = new Set<() => void>()

const wait = (go: (() => void) | null): void => {
  waiting = go
  for (const listener of listeners) listener()
}

export function isWaitingForNetwork(): boolean {
  return waiting !== null
}

/** Calls back when `isWaitingForNetwork` may have changed. @returns ends it */
export function onNetworkWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs the navigation `go` at once, or when the network is back. */
export function navigateOnline(go: () => void): void {
  if (navigator.onLine) go()
  else wait(go)
}

const goOn = (): void => {
  const go = waiting
  wait(null)
  go?.()
}
const forget = (): void => wait(null)

const fail = (error: Error & { cancelled?: boolean }, as: string): void => {
  if (error.cancelled || navigator.onLine) return
  const { href } = new URL(as, window.location.href)
  // By the browser: the router would wait for files whose requests failed. A step back has already changed the
  // address.
  const go = () => (href === window.location.href ? window.location.reload() : window.location.assign(href))
  wait(go)
  // The service worker has a copy to open at once (behavior OFFLINE-3).
  void window.caches?.match(href, { ignoreSearch: true }).then((copy) => copy && waiting === go && goOn())
  // The router makes the browser load the address next; a listener that throws ends the page change before that.
  throw Object.assign(error, { cancelled: true })
}

/** Start it last: listeners to `routeChangeError` after one that throws are not called. @returns ends it */
export function startOffline(): () => void {
  const end = onRouter({ routeChangeStart: forget, routeChangeError: fail })
  window.addEventListener('online', goOn)
  return () => {
    end()
    window.removeEventListener('online', goOn)
  }
}
