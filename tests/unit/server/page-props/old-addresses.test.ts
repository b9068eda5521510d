import { muteConsole } from '@tests/factories/mute'
import { entryLink, makeEntry } from '@tests/factories/space'
import { installContent } from '@/server/content/content'
import type { AddressStore, OldAddress } from '@/server/content/paths'
import { findRedirect } from '@/server/page-props/find-redirect'
import { resolvePage } from '@/server/page-props/resolve-page'
import { withStaticProps } from '@/server/page-props/with-static-props'
import { fakeServiceForSuite } from '../content/support/fake-service'
import { newContent } from '../content/support/new-content'
import { serveSpace } from '../content/support/serve-space'
import { smallSite } from '../content/support/small-site'
import { inTemporaryFolder } from '../content/support/temporary-folder'

const HOUR = 3_600_000
const service = fakeServiceForSuite({ REVALIDATE_SECONDS: '120' })
let now = 0
let store: AddressStore & { reads: number; visits: string[]; isAway: boolean }

/** What the database does, in memory. */
const newStore = () => {
  const rows = new Map<string, OldAddress>()
  const made = {
    reads: 0,
    visits: [] as string[],
    isAway: false,
    readAll: async () => {
      if (made.isAway) throw new Error('away')
      made.reads += 1
      return [...rows.values()]
    },
    write: async (left: readonly OldAddress[], taken: readonly string[]) => {
      if (made.isAway) throw new Error('away')
      for (const row of left) if (rows.get(row.slug)?.entry !== row.entry) rows.set(row.slug, row)
      for (const slug of taken) rows.delete(slug)
    },
    count: async (slug: string) => void made.visits.push(slug),
  }
  return made
}

/** An instance with the pages at these addresses; `publish` gives it others. */
const startInstance = async (pages: Record<string, string>) => {
  const content = newContent()
  content.addresses.install(store)
  const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))
  const publish = async (present: Record<string, string>, ...more: ReturnType<typeof makeEntry>[]) => {
    const entries = Object.entries(present).map(([id, slug]) =>
      makeEntry('contentPage', { id, fields: { slug, title: id, sectionContainers: [entryLink('block')] } }),
    )
    service.answer(serveSpace(smallSite(...entries, ...more)))
    await content.paths.reload('delivery')
    content.changes.invalidate()
  }
  await publish(pages)
  const at = (slug: string) => {
    installContent(content)
    return getStaticProps({ params: { slug: slug.split('/') } })
  }
  return { content, publish, at }
}
const to = (slug: string, permanent = false) => ({
  redirect: { destination: `/pt-br/${slug}/`, permanent },
  revalidate: 120,
})
const NOT_FOUND = { notFound: true, revalidate: 10 }

inTemporaryFolder()
muteConsole('warn')
beforeEach(() => {
  store = newStore()
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

test('a slug that changes twice and back: each old address leads to the page in one step (ROUTE-10)', async () => {
  const { publish, at } = await startInstance({ x: 'um' })
  await publish({ x: 'dois' })
  await expect(at('um')).resolves.toEqual(to('dois'))
  await publish({ x: 'tres' })
  await expect(at('um')).resolves.toEqual(to('tres'))
  await expect(at('dois')).resolves.toEqual(to('tres'))
  await publish({ x: 'um' })
  await expect(at('um')).resolves.toHaveProperty('props')
  await expect(at('dois')).resolves.toEqual(to('um'))
  await expect(at('tres')).resolves.toEqual(to('um'))
})

test('two pages that swap their addresses are both served, and the address in between leads on (ROUTE-10)', async () => {
  const { publish, at } = await startInstance({ x: 'um', y: 'dois' })
  await publish({ x: 'por-enquanto', y: 'dois' })
  await publish({ x: 'por-enquanto', y: 'um' })
  await publish({ x: 'dois', y: 'um' })
  await expect(at('um')).resolves.toHaveProperty('props.page.id', 'y')
  await expect(at('dois')).resolves.toHaveProperty('props.page.id', 'x')
  await expect(at('por-enquanto')).resolves.toEqual(to('dois'))
})

test('a page that is gone leaves a 404 and is named; published again elsewhere, its address leads there (ROUTE-10)', async () => {
  const { publish, at, content } = await startInstance({ x: 'zero' })
  await publish({ x: 'um' })
  installContent(content)
  const led = await content.pages.collectDependencies(() => findRedirect('zero', 'delivery'))
  // The redirect is made anew when its page goes.
  expect([...led.dependencies]).toContain('path:um')
  await publish({})
  await expect(at('um')).resolves.toEqual(NOT_FOUND)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('entry x has no page any more: "um"'))
  await publish({ x: 'dois' })
  await expect(at('um')).resolves.toEqual(to('dois'))
})

test('a new page at an old address is served, and is what the address means from then on (ROUTE-10)', async () => {
  const { publish, at } = await startInstance({ x: 'um' })
  await publish({ x: 'dois' })
  await publish({ x: 'dois', y: 'um' })
  await expect(at('um')).resolves.toHaveProperty('props.page.id', 'y')
  await publish({ x: 'dois', y: 'tres' })
  await expect(at('um')).resolves.toEqual(to('tres'))
})

test("editors' redirects win, and one to an old address ends where its page is now (ROUTE-10)", async () => {
  const { publish, at } = await startInstance({ x: 'um' })
  const redirect = (from: string, target: string) =>
    makeEntry('redirect', { fields: { from, to: target, permanent: true } })
  await publish({ x: 'dois' }, redirect('/um', '/sobre'), redirect('/promo', '/outra#fim'))
  await expect(at('um')).resolves.toEqual(to('sobre', true))
  await publish({ x: 'outra' })
  await publish({ x: 'dois' }, redirect('/promo', '/outra#fim'))
  await expect(at('promo')).resolves.toHaveProperty('redirect.destination', '/pt-br/dois/#fim')
})

test('an old address leads on for a day as it may move back, then for good; left again, for a day again (ROUTE-10)', async () => {
  const { publish, at, content } = await startInstance({ x: 'um' })
  await publish({ x: 'dois' })
  await expect(at('um')).resolves.toEqual(to('dois'))
  now += 25 * HOUR
  content.changes.invalidate()
  await expect(at('um')).resolves.toEqual(to('dois', true))
  await publish({ x: 'um' })
  now += 25 * HOUR
  await publish({ x: 'dois' })
  await expect(at('um')).resolves.toEqual(to('dois'))
})

test('an instance that was told of a publish by another one knows its old addresses', async () => {
  const first = await startInstance({ x: 'um' })
  const second = await startInstance({ x: 'um' })
  await first.publish({ x: 'dois' })
  second.content.changes.invalidate()
  await second.content.paths.reload('delivery')
  await expect(second.at('um')).resolves.toEqual(to('dois'))
  await expect((await startInstance({ x: 'dois' })).at('um')).resolves.toEqual(to('dois'))
})

test('while the database is away an old address is known to its instance, and written later', async () => {
  const { publish, at, content } = await startInstance({ x: 'um' })
  store.isAway = true
  await publish({ x: 'dois' })
  await expect(at('um')).resolves.toEqual(to('dois'))
  store.isAway = false
  content.changes.invalidate()
  await at('um')
  expect(await store.readAll()).toMatchObject([{ slug: 'um', entry: 'x', title: 'x' }])
})

test('of 1,000 old addresses pages cost no query, and a flood of unknown addresses one', async () => {
  const { at } = await startInstance({ x: 'um' })
  const since = new Date(now).toISOString()
  const old = Array.from({ length: 1000 }, (_, index) => ({
    slug: `velho-${index}`,
    entry: 'x',
    title: null,
    since,
  }))
  await store.write(old, [])
  for (let times = 0; times < 5; times += 1) await at('um')
  expect(store.reads).toBe(0)
  for (let miss = 0; miss < 20; miss += 1) await expect(at(`nada-${miss}`)).resolves.toEqual(NOT_FOUND)
  expect(store.reads).toBe(1)
  await expect(at('velho-999')).resolves.toEqual(to('um'))
  expect(store.reads).toBe(1)
})

test('visits of old addresses are counted, not those of pages and unknown addresses', async () => {
  const { publish, at } = await startInstance({ x: 'um' })
  await publish({ x: 'dois' })
  for (const slug of ['um', 'dois', 'nada']) await at(slug)
  expect(store.visits).toEqual(['um'])
})

test('links of a page follow a page that moves, with query and anchor, and are recorded with it (LINK-8)', async () => {
  const { publish, content } = await startInstance({ x: 'um', y: 'outra' })
  const button = makeEntry('linkButton', { id: 'b', fields: { link: '/um?cor=azul#fim', linkText: 'Ver' } })
  const block = makeEntry('sectionContainer', 'block', { name: 'Bloco', sectionContent: [button] })
  const linkAfter = async (pages: Record<string, string>) => {
    await publish(pages, button, block)
    const { result, dependencies } = await content.pages.collectDependencies(() =>
      content.pages.get('content', 'outra', 'delivery'),
    )
    const href = /"href":"([^"]*cor=azul[^"]*)"/.exec(JSON.stringify(result))?.[1]
    return { href, links: [...dependencies].filter((each) => each.startsWith('link:')) }
  }
  const before = { href: '/pt-br/um/?cor=azul#fim', links: ['link:um'] }
  await expect(linkAfter({ x: 'um', y: 'outra' })).resolves.toEqual(before)
  const after = { href: '/pt-br/dois/?cor=azul#fim', links: ['link:um', 'link:dois'] }
  await expect(linkAfter({ x: 'dois', y: 'outra' })).resolves.toEqual(after)
  await expect(linkAfter({ x: 'um', y: 'outra' })).resolves.toEqual(before)
})
