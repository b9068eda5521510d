import {
  copyAt,
  deleteOthers,
  readList,
  replaceCopy,
  savedEarlier,
  updateCopies,
} from '@/browser/offline/copies'
import { mayBeStored } from '@/browser/offline/may-be-stored'
import { MOST_PAGES } from '@/shared/routing/offline'

/** What browsers store for times without network (behavior OFFLINE-2, OFFLINE-4, OFFLINE-5). */
const ORIGIN = 'https://www.exemplo.com.br'
const absolute = (address: string) => new URL(address, ORIGIN).href
const plain = (address: string) => absolute(address).split('?')[0]

/** The Cache API, as far as copies use it. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  match = async (address: string, { ignoreSearch = false } = {}) =>
    [...this.entries]
      .find(([url]) => (ignoreSearch ? plain(url) === plain(address) : url === absolute(address)))?.[1]
      .clone()
  put = async (address: string, response: Response) => void this.entries.set(absolute(address), response)
  delete = async (key: string | { url: string }) =>
    this.entries.delete(absolute(typeof key === 'string' ? key : key.url))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
}
const memory = new Map<string, MemoryCache>()
const storage = {
  open: async (name: string) => {
    const cache = memory.get(name) ?? new MemoryCache()
    memory.set(name, cache)
    return cache
  },
  keys: async () => [...memory.keys()],
  delete: async (name: string) => memory.delete(name),
}

const NOW = 'Tue, 24 Nov 2026 10:00:00 GMT'
const site = new Map<string, () => Response>()
const requested: string[] = []
const pageOf = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { Date: new Date().toUTCString(), ...headers } })
const serve = (path: string, text = `<main>${path}</main>`, headers = {}) =>
  site.set(path, () => pageOf(text, headers))
const FONTS = ['/fonts/a.woff2', '/fonts/b.woff2']
const serveList = (paths: string[]) => {
  const pages = paths.map((path) => ({ path, title: path }))
  serve('/offline.json', JSON.stringify({ pages, fonts: FONTS, words: {} }))
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/pt-br/dicas/d${index}/`)
const paths = (name = 'offline-b1') =>
  [...(memory.get(name)?.entries.keys() ?? [])]
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/pt-br/'))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  memory.clear()
  site.clear()
  requested.length = 0
  Object.assign(globalThis, { caches: storage, self: { location: { href: `${ORIGIN}/sw.js` } } })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    requested.push(String(address))
    const make = site.get(String(address))
    if (!make) throw new TypeError('Failed to fetch')
    return make()
  })
  serve('/pt-br/salvos/')
})
afterEach(() => jest.useRealTimers())

test('at most twelve listed pages are stored, and what the visitor saved', async () => {
  const listed = numbered(MOST_PAGES + 3)
  serveList(listed)
  for (const path of listed) serve(path)
  serve('/pt-br/produtos/pomada/')
  await updateCopies('b1', [{ path: '/pt-br/produtos/pomada/', title: 'Pomada' }])
  expect(paths()).toEqual(['/pt-br/salvos/', ...listed.slice(0, MOST_PAGES), '/pt-br/produtos/pomada/'])
  await updateCopies('b1', [])
  expect(paths()).not.toContain('/pt-br/produtos/pomada/')
})

test('the files of the brand’s typeface are stored with its pages', async () => {
  serveList([])
  for (const font of FONTS) serve(font)
  await updateCopies('b1', [])
  const stored = [...(memory.get('offline-b1')?.entries.keys() ?? [])]
  expect(stored).toEqual(expect.arrayContaining(FONTS.map(absolute)))
})

test('what does not fit into 3 MB is left out', async () => {
  serveList(numbered(4))
  const [first = '', second = '', third = '', fourth = ''] = numbered(4)
  for (const path of [first, second, third]) serve(path, 'x'.repeat(1_400_000))
  serve(fourth)
  await updateCopies('b1', [])
  expect(paths()).toEqual(['/pt-br/salvos/', first, second, fourth])
  expect((await readList('b1'))?.pages.map(({ path }) => path)).toEqual([first, second, fourth])
})

test('drafts, private pages, pages of a form and missing ones are never stored, at whatever address', async () => {
  const [draft = '', missing = ''] = numbered(2)
  const form = '/pt-br/ajuda/fale/'
  const banner = '/pt-br/dicas/'
  serveList([draft, missing, '/pt-br/conta/', form, banner])
  serve(form, '<form class="a" data-form="contact" method="post">')
  serve(banner, '<form data-form="newsletter"><form data-form="article-feedback">')
  serve(draft, 'rascunho', { 'Cache-Control': 'private, no-store' })
  site.set(missing, () => new Response('', { status: 404 }))
  serve('/pt-br/conta/')
  await updateCopies('b1', [{ path: '/pt-br/minha/entrada/', title: 'Entrar' }])
  expect(paths()).toEqual(['/pt-br/salvos/', banner])
})

test.each([
  '/pt-br/conta/',
  '/pt-br/search/',
  '/pt-br/enviar/contact/',
  '/pt-br/link/entrar/',
  '/pt-br/moderacao/avaliacao/',
  '/api/x/',
  'https://x/',
  '/pt-br/a/?b',
])('%s may not be stored', (path) => expect(mayBeStored(path)).toBe(false))

test('copies are renewed after a day, and outlast a failure', async () => {
  const [path = ''] = numbered(1)
  serveList([path])
  serve(path, 'um')
  await updateCopies('b1', [])
  serve(path, 'dois')
  requested.length = 0
  await updateCopies('b1', [])
  expect(requested).toEqual([])
  jest.advanceTimersByTime(25 * 3_600_000)
  site.set(path, () => new Response('', { status: 503 }))
  await updateCopies('b1', [])
  expect(await (await copyAt('b1', path))?.text()).toBe('um')
  jest.advanceTimersByTime(25 * 3_600_000)
  serve(path, 'dois')
  await updateCopies('b1', [])
  expect(await (await copyAt('b1', path))?.text()).toBe('dois')
})

test('a page that could not be fetched is tried again soon', async () => {
  const [path = ''] = numbered(1)
  serveList([path])
  await updateCopies('b1', [])
  expect(paths()).toEqual(['/pt-br/salvos/'])
  serve(path)
  await updateCopies('b1', [])
  expect(paths()).toContain(path)
})

test('a visit renews a stored copy only, and a page that is gone loses its copy', async () => {
  const [path = '', other = ''] = numbered(2)
  serveList([path])
  serve(path, 'um')
  await updateCopies('b1', [])
  await replaceCopy('b1', path, pageOf('dois'))
  await replaceCopy('b1', other, pageOf('outra'))
  await replaceCopy('b1', path, pageOf('rascunho', { 'Cache-Control': 'no-store' }))
  expect(await (await copyAt('b1', path))?.text()).toBe('dois')
  expect(await copyAt('b1', other)).toBeUndefined()
  await replaceCopy('b1', path, new Response('', { status: 404 }))
  expect(await copyAt('b1', path)).toBeUndefined()
})

test('a picture is found in whichever size is stored', async () => {
  const [path = ''] = numbered(1)
  const picture = 'https://images.ctfassets.net/s/a/t/p.png'
  serveList([path])
  serve(path, `<main><picture><img srcSet="${picture}?w=320 320w"/></picture></main>`)
  serve(`${picture}?w=320`, 'imagem')
  await updateCopies('b1', [])
  expect(await (await copyAt('b1', `${picture}?w=1440`))?.text()).toBe('imagem')
})

test('a new build keeps what the visitor saved, and the old cache goes (OFFLINE-1)', async () => {
  serveList([])
  serve('/pt-br/produtos/pomada/')
  const saved = [{ path: '/pt-br/produtos/pomada/', title: 'Pomada' }]
  await updateCopies('b1', saved)
  await updateCopies('b2', await savedEarlier())
  await deleteOthers('b2')
  expect([...memory.keys()]).toEqual(['offline-b2'])
  expect(paths('offline-b2')).toContain('/pt-br/produtos/pomada/')
})

test('without a list nothing can be stored, so the browser tries again later', async () => {
  await expect(updateCopies('b1', [])).rejects.toThrow('/offline.json')
})
