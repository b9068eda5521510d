import { newFolder } from '@tests/factories/folder'
import { latestRendering } from '@/server/cache/awaited-pages'
import { createLocalPages } from '@/server/cache/local-pages'
import { createSharedPages } from '@/server/cache/shared-pages'
import { PAGES, pageOf, textOf } from './support/instance'

const LIFETIME = { ...PAGES, cacheControl: { revalidate: 300 } }
let clock = 0
const now = () => clock

/** The page of a site of one instance. */
const startSite = () => {
  const local = createLocalPages(newFolder(), false)
  const store = jest.spyOn(local, 'store')
  const pages = createSharedPages(local, null, now)
  const found = async () => (await pages.get('/p', PAGES)).entry
  return {
    found,
    keptLast: () => store.mock.lastCall?.[1],
    text: async () => textOf(await found()),
    /** A request that renders the page. */
    startRendering: async () => {
      const lookup = await pages.get('/p', PAGES)
      return {
        end: (value: { kind: string } | null) => pages.set('/p', value, LIFETIME, lookup),
        /** Next stores again what the request had found, to be tried again in 30 seconds. */
        fail: () =>
          pages.set(
            '/p',
            lookup.entry?.value ?? null,
            { ...PAGES, cacheControl: { revalidate: 30 } },
            lookup,
          ),
      }
    },
  }
}

beforeEach(() => {
  clock = Date.now() - 3_600_000
})

test.each([
  ['a page', () => pageOf('nova'), 'nova'],
  ['no page, since it was unpublished', () => null, null],
])(
  '%s whose rendering began later stays when an earlier one ends after it (PUBLISH-7)',
  async (_, value, expected) => {
    const { startRendering, text } = startSite()
    await (await startRendering()).end(pageOf('antes'))
    clock += 1000
    const earlier = await startRendering()
    clock += 1000
    const later = await startRendering()
    clock += 1000
    await later.end(value())
    await earlier.end(pageOf('velha'))
    expect(await text()).toBe(expected)
  },
)

test('two that end at the same moment are compared one after the other', async () => {
  const { startRendering, text } = startSite()
  const earlier = await startRendering()
  clock += 1
  const later = await startRendering()
  await Promise.all([later.end(pageOf('nova')), earlier.end(pageOf('velha'))])
  expect(await text()).toBe('nova')
})

test('a page whose rendering failed is tried again soon, and stays as old as it is', async () => {
  const { startRendering, found, keptLast } = startSite()
  await (await startRendering()).end(pageOf('antes'))
  const before = await found()
  clock += 600_000
  await (await startRendering()).fail()
  expect(await found()).toMatchObject({ lastModified: before?.lastModified })
  // Ten minutes of age, and thirty seconds.
  expect(keptLast()?.cacheControl?.revalidate).toBe(630)
})

test('nor does it take the place of a page that was rendered meanwhile', async () => {
  const { startRendering, text } = startSite()
  await (await startRendering()).end(pageOf('antes'))
  clock += 600_000
  const failing = await startRendering()
  await (await startRendering()).end(pageOf('nova'))
  await failing.fail()
  expect(await text()).toBe('nova')
})

test('who waits for a page learns when the rendering that it was joined to had begun', async () => {
  const { startRendering } = startSite()
  const began = clock
  const { end } = await startRendering()
  clock += 5000
  const rendering = await latestRendering('/p/', async () => void (await end(pageOf('velha'))))
  expect(rendering).toEqual({ began, isShared: true, isRetained: false })
  expect(await latestRendering('/other/', async () => undefined)).toBeNull()
})
