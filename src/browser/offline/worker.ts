import { HOME_PATH } from '@/shared/config/site'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { SAVED_PATH } from '@/shared/routing/offline'
import { copyAt, deleteOthers, readList, replaceCopy, savedEarlier, updateCopies } from './copies'
import { copyWithDate, listInPlaceOf } from './page-html'

/*
 * The service worker (behavior OFFLINE-1). The network is asked first for every page; only when it fails the stored copy
 * is the response. Nothing else is touched, apart from styles, fonts and pictures of such copies.
 */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  /** The browser's own request for a page, begun before the worker ran. */
  preloadResponse: Promise<Response | undefined>
  clientId: string
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}
/** TypeScript has its own types of workers only in place of those of pages. */
interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: WorkerEvent & MessageEvent<unknown>
}
declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>

const on = <Type extends keyof WorkerEvents>(type: Type, handle: (event: WorkerEvents[Type]) => void) =>
  self.addEventListener(type, handle as (event: Event) => void)

/** The build, which `/sw.js` names. */
const build = String(Reflect.get(self, 'offlineBuild'))
const DATA_FILE = /^\/_next\/data\/[^/]+(\/pt-br(?:\/.*)?)\.json$/
const PARTS = ['style', 'font', 'image']

/** Pages that were opened without network. */
const copies = new Set<string>()

/** One change of the copies after the other. */
let queue: Promise<unknown> = Promise.resolve()
const inTurn = (change: () => Promise<void>): Promise<void> => {
  const done = queue.then(change)
  queue = done.catch(() => undefined)
  return done
}

const pageOf = (html: string, { headers }: Response): Response => {
  // Of the transfer, which is over; the policy of the page stays.
  const own = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) own.delete(name)
  return new Response(html, { headers: own })
}

/** The address that the server leads to, of a page of this site; else null. */
const pathOf = ({ origin, pathname }: URL): string | null => {
  if (origin !== location.origin) return null
  if (pathname === '/') return HOME_PATH
  const path = /(?:\/|\.[^/]*)$/.test(pathname) ? pathname : `${pathname}/`
  return path.startsWith(HOME_PATH) ? path : null
}

const withoutNetwork = async (event: FetchEvent, path: string): Promise<Response> => {
  const { pathname, search } = new URL(event.request.url)
  if (path !== pathname) return Response.redirect(path + search, 308)
  const list = await readList(build)
  const copy = path === SAVED_PATH ? undefined : await copyAt(build, path)
  const page = copy ?? (await copyAt(build, SAVED_PATH))
  if (!list || !page) return Response.error()
  copies.add(event.resultingClientId)
  const html = await page.clone().text()
  return pageOf(
    copy
      ? copyWithDate(html, list.words, page.headers.get('Date') ?? '')
      : listInPlaceOf(html, list.words, list.pages, list.saved),
    page,
  )
}

const openPage = async (event: FetchEvent, path: string): Promise<Response> => {
  const stored = copyAt(build, path)
  let response: Response
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return withoutNetwork(event, path)
  }
  if (await stored) {
    const visited = response.clone()
    event.waitUntil(inTurn(() => replaceCopy(build, path, visited)))
  }
  return response
}

const partOfCopy = async (request: Request): Promise<Response> =>
  (await copyAt(build, request.url)) ?? fetch(request)

on('install', (event) =>
  event.waitUntil(inTurn(async () => updateCopies(build, await savedEarlier())).then(skipWaiting)),
)

/** In Firefox a failed preload fails the navigation, whatever the worker responds (GoogleChrome/workbox#3134). */
const preload = /Firefox\//.test(navigator.userAgent) ? 'disable' : 'enable'

on('activate', (event) =>
  event.waitUntil(Promise.all([deleteOthers(build), registration.navigationPreload?.[preload]()])),
)

on('message', (event) => {
  const saved: StoredPage[] = JSON.parse(String(event.data))
  event.waitUntil(inTurn(() => updateCopies(build, saved)))
})

on('fetch', (event) => {
  const { request, clientId } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (request.mode === 'navigate') {
    const path = pathOf(url)
    if (path !== null) event.respondWith(openPage(event, path))
    return
  }
  // The router loads data in place of a page: the copy is renewed beside it.
  const [, visited] = DATA_FILE.exec(url.pathname) ?? []
  if (visited && request.headers.get('purpose') !== 'prefetch')
    event.waitUntil(
      copyAt(build, `${visited}/`).then(
        (copy) => copy && inTurn(() => replaceCopy(build, `${visited}/`, null)),
      ),
    )
  else if (PARTS.includes(request.destination) && (copies.has(clientId) || !navigator.onLine))
    event.respondWith(partOfCopy(request))
})
