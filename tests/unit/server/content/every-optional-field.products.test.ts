import { openSampleSite } from './support/sample-site'
import { faultsWithoutEachField, PRODUCT_TYPES } from './support/without-each-field'

test('without any one optional field, every page of products that shows the entry is whole', async () => {
  const site = await openSampleSite()
  const pages = site.pages.filter(({ type }) => PRODUCT_TYPES.includes(type))
  const { faults, tried } = await faultsWithoutEachField(site, pages, await site.loadLayout())
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(500)
})
