import { forSuite } from '@tests/factories/for-suite'
import { faultsInHtml } from './support/faults-in-html'
import { renderLayout } from './support/render-page'
import { omissionsOf, openSampleSite, requiredLossesOf } from './support/sample-site'
import { undefinedIn } from './support/walk'
import { faultsOfPage, faultsWithoutEachField, MOST_TRIES, PRODUCT_TYPES } from './support/without-each-field'

/** Fields without which there is no page. */
const NEEDED = [
  ...[
    'alpPage',
    'article',
    'collectionListPage',
    'collectionPage',
    'faqLandingPage',
    'faqPage',
    'ourHistory',
  ],
  ...['product', 'productListingPage', 'productRecommender'],
]
  .flatMap((type) => [`${type}.slug`, `${type}.title`])
  .concat('contentPage.slug', 'productRecommender.questions', 'searchPage.title')
  .concat('sitemap.pageHeading', 'sitemap.slug')

const site = forSuite(() => openSampleSite())

test('as it is, every page of the sample space is whole, and so is the layout', async () => {
  const layout = await site.loadLayout()
  const faults: string[] = []
  for (const { path, load } of site.pages)
    faults.push(...faultsOfPage(site, await load(), layout).map((fault) => `/${path}: ${fault}`))
  expect([...faults, ...faultsInHtml(renderLayout(layout))]).toEqual([])
})

// Pages of products: `every-optional-field.products.test.ts`.
test('without any one optional field, every other page that shows the entry is whole', async () => {
  const pages = site.pages.filter(({ type }) => !PRODUCT_TYPES.includes(type))
  const { faults, tried } = await faultsWithoutEachField(site, pages, await site.loadLayout())
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(1000)
})

test('without any one optional field of what it shows, the layout is whole', async () => {
  const shown = await site.service.readBy(site.loadLayout)
  // Entries that lose the same field and have the same others are drawn alike: the first few of each kind.
  const losses = site.service.entries
    .filter(({ sys }) => shown.has(sys.id))
    .flatMap((entry) => omissionsOf(entry, site.required))
  const tries = new Map<string, number>()
  const omissions = losses.filter(({ kind }) => {
    const tried = tries.get(kind) ?? 0
    tries.set(kind, tried + 1)
    return tried < MOST_TRIES
  })
  const faults: string[] = []
  for (const { entry, name } of omissions) {
    await site.service.withEntry(entry, async () => {
      const layout = await site.loadLayout()
      const found = [...undefinedIn(layout.site), ...faultsInHtml(renderLayout(layout))]
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    })
  }
  expect(faults).toEqual([])
  expect(omissions.length).toBeGreaterThan(100)
})

test('a page needs some of the fields that editors must fill, and of other entries none', async () => {
  const needed: string[] = []
  const faults: string[] = []
  for (const { path, load } of new Map(site.pages.toReversed().map((page) => [page.type, page])).values()) {
    let own: string | undefined
    const shown = await site.service.readBy(async () => {
      own = (await load())?.id
    })
    const losses = new Map(
      site.service.entries
        .filter(({ sys }) => shown.has(sys.id))
        .flatMap((entry) => requiredLossesOf(entry, site.required))
        .map((loss) => [loss.entry.sys.id === own ? loss.name : loss.kind, loss]),
    )
    for (const { entry, name, kind } of losses.values())
      await site.service.withEntry(entry, async () => {
        const page = await load().catch(String)
        const isMissing = page === null || typeof page === 'string'
        if (entry.sys.id === own && isMissing) needed.push(kind)
        else if (isMissing || undefinedIn(page).length > 0) faults.push(`${name}, on /${path}: ${page}`)
      })
  }
  expect(faults).toEqual([])
  expect(needed.toSorted()).toEqual(NEEDED.toSorted())
})
