import { faultsInHtml } from './support/faults-in-html'
import { renderLayout } from './support/render-page'
import { omissionsOf, openSampleSite, type SampleSite } from './support/sample-site'
import { undefinedIn } from './support/walk'
import { faultsOfPage, faultsWithoutEachField, PRODUCT_TYPES } from './support/without-each-field'

let site: SampleSite

beforeAll(async () => {
  site = await openSampleSite()
})

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
  const omissions = site.service.entries
    .filter(({ sys }) => shown.has(sys.id))
    .flatMap((entry) => omissionsOf(entry, site.required))
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
