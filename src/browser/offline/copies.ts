import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { MOST_PAGES, OFFLINE_LIST_PATH, type OfflineList, SAVED_PATH } from '@/shared/routing/offline'
import { DAY } from '@/shared/utils/utc-day'
import { isFormPage, mayBeStored } from './may-be-stored'
import { partsOf } from './page-html'

/** Bytes of all copies with their parts, before compression. */
const MOST_BYTES = 3_000_000
const CACHES = 'offline-'

/** The list as stored: with the pages for which there was room. */
export interface StoredList extends OfflineList {
  saved: StoredPage[]
  madeFor: string
}

const cacheOf = (build: string): Promise<Cache> => caches.open(CACHES + build)

const isFresh = (response: Response): boolean =>
  Date.now() - Date.parse(response.headers.get('Date') ?? '') < DAY

/** Whether a response may be stored: a page for everybody, at its own address. */
const isForAll = async (response: Response): Promise<boolean> =>
  response.ok &&
  !response.redirected &&
  !/no-store/.test(response.headers.get('Cache-Control') ?? '') &&
  !isFormPage(await response.clone().text())

const sizeOf = async (response: Response): Promise<number> => (await response.clone().blob()).size

/** Without the visitor's cookies: a copy has nothing of a person, and no draft. */
const request = (address: string): Promise<Response | null> =>
  fetch(address, { credentials: 'omit', cache: 'no-cache' }).catch(() => null)

/** A page, renewed if its copy is old; null if the site has none. An old copy outlasts failures. @throws without one */
const pageAt = async (cache: Cache, path: string): Promise<Response | null> => {
  const stored = await cache.match(path)
  if (stored && isFresh(stored)) return stored
  const response = await request(path)
  if (!response || response.status >= 500) {
    if (stored) return stored
    throw new Error(`no response for ${path}`)
  }
  return (await isForAll(response)) ? response : null
}

const partAt = async (cache: Cache, address: string): Promise<[string, Response] | null> => {
  const part = (await cache.match(address)) ?? (await request(address))
  return part?.ok ? [address, part] : null
}

const partsFor = async (cache: Cache, addresses: string[]): Promise<[string, Response][]> => {
  const parts = await Promise.all(addresses.map((address) => partAt(cache, address)))
  return parts.filter((part) => part !== null)
}

/** The stored list; null before the first. */
export async function readList(build: string): Promise<StoredList | null> {
  const list = await (await cacheOf(build)).match(OFFLINE_LIST_PATH)
  return list ? list.json() : null
}

/** Pages that caches of earlier builds hold for the visitor. */
export async function savedEarlier(): Promise<StoredPage[]> {
  const lists = await Promise.all(
    (await caches.keys())
      .filter((name) => name.startsWith(CACHES))
      .map((name) => readList(name.slice(CACHES.length))),
  )
  return lists.flatMap((list) => list?.saved ?? [])
}

/** Deletes the caches of all builds but one. */
export async function deleteOthers(build: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHES + build) await caches.delete(name)
}

/** Stores those pages, in their order, for which there is room, and deletes everything else. */
const storePages = async (cache: Cache, wanted: readonly StoredPage[], fonts: readonly string[]) => {
  const kept = new Set([OFFLINE_LIST_PATH])
  let used = 0
  let isComplete = true
  for (const { path } of wanted) {
    const copy = await pageAt(cache, path).catch(() => {
      isComplete = false
      return null
    })
    if (!copy) continue
    const addresses = [...partsOf(await copy.clone().text()), ...fonts]
    const parts = await partsFor(
      cache,
      addresses.filter((address) => !kept.has(address)),
    )
    const files: [string, Response][] = [[path, copy], ...parts]
    const sizes = await Promise.all(files.map(([, file]) => sizeOf(file)))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (used + bytes > MOST_BYTES) continue
    used += bytes
    for (const [address, file] of files) {
      await cache.put(address, file)
      kept.add(address)
    }
  }
  const absolute = new Set([...kept].map((address) => new URL(address, self.location.href).href))
  for (const stored of await cache.keys()) if (!absolute.has(stored.url)) await cache.delete(stored)
  return { kept, isComplete }
}

/** Updates the copies, once a day and after a change. @throws if nothing is stored and nothing responds */
export async function updateCopies(build: string, saved: readonly StoredPage[]): Promise<void> {
  const cache = await cacheOf(build)
  const stored = await cache.match(OFFLINE_LIST_PATH)
  const before: StoredList | undefined = await stored?.clone().json()
  const madeFor = JSON.stringify(saved)
  if (stored && isFresh(stored) && before?.madeFor === madeFor) return
  const response = await request(OFFLINE_LIST_PATH)
  const list: OfflineList | undefined = response?.ok ? await response.json() : before
  if (!list) throw new Error(`no ${OFFLINE_LIST_PATH}`)
  const editors = list.pages.filter(({ path }) => mayBeStored(path)).slice(0, MOST_PAGES)
  const own = saved.filter(({ path }) => mayBeStored(path) && !editors.some((page) => page.path === path))
  const wanted = [{ path: SAVED_PATH, title: '' }, ...editors, ...own]
  const { kept, isComplete } = await storePages(cache, wanted, list.fonts)
  const isKept = ({ path }: StoredPage) => kept.has(path)
  const now: StoredList = {
    pages: editors.filter(isKept),
    fonts: list.fonts,
    words: list.words,
    saved: own.filter(isKept),
    madeFor,
  }
  // What could not be fetched is tried again at the next rest.
  const headers = isComplete ? { Date: new Date().toUTCString() } : {}
  await cache.put(OFFLINE_LIST_PATH, new Response(JSON.stringify(now), { headers }))
}

/** Replaces the copy of a stored page by what a visit loaded, or deletes it if the page is gone. */
export async function replaceCopy(build: string, path: string, visited: Response | null): Promise<void> {
  const cache = await cacheOf(build)
  const response = visited ?? (await request(path))
  if (!response || response.status >= 500 || !(await cache.match(path))) return
  if (response.status === 404 || response.status === 410) await cache.delete(path)
  if (!(await isForAll(response))) return
  const parts = await partsFor(cache, partsOf(await response.clone().text()))
  for (const [address, file] of [[path, response], ...parts] as const) await cache.put(address, file)
}

/** What is stored at an address; of a picture, whichever size. */
export async function copyAt(build: string, address: string): Promise<Response | undefined> {
  return (await cacheOf(build)).match(address, { ignoreSearch: true, ignoreVary: true })
}
