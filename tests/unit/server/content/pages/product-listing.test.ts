import { knownProduct } from '@tests/factories/known-product'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink, makeEntry } from '@tests/factories/space'
import type { KnownProduct } from '@/server/content/mappers/known-product'
import { mapProductListing } from '@/server/content/mappers/pages/product-listing'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'

const space = sampleSpaceForSuite()

const product = (id: string, ...facets: string[]) =>
  knownProduct(id, { facets: facets.map((facet) => ({ id: facet, title: facet })) })

const mapOf = (all: KnownProduct[]) => (entry: Entry<'productListingPage'>) => mapProductListing(entry, all)
const mapListing = mapOf([])

const listingWith = (field: string, value: unknown) => withFields(space, 'listing-todos', { [field]: value })

const idsOf = (facetId: string | null, all: KnownProduct[]) =>
  mapEntry(mapOf(all), listingWith('facetId', facetId), 'listing-todos').model.products.map(
    ({ card }) => card.id,
  )

test('the facet of a listing keeps its products; PLP, none, and one that nobody carries keep all (LIST-1)', () => {
  const all = [product('a', 'idade-bebes'), product('b', 'idade-adultos')]
  expect(idsOf('idade-bebes', all)).toEqual(['a'])
  expect(idsOf('PLP', all)).toEqual(['a', 'b'])
  expect(idsOf(null, all)).toEqual(['a', 'b'])
  expect(idsOf('idade-outra', all)).toEqual(['a', 'b'])
})

test('only facets that a product carries are offered; what else it carries can be asked for by its title (LIST-2)', () => {
  const map = mapOf([product('a', 'idade-bebes', 'sem-grupo')])
  const { model: page } = mapEntry(map, space, 'listing-todos')
  expect(page.groups.map(({ id, facets }) => [id, facets.map((facet) => facet.id)])).toEqual([
    ['idade', ['idade-bebes']],
  ])
  expect(page.otherFacets).toEqual([{ id: 'sem-grupo', title: 'sem-grupo' }])
  expect(page.products[0]?.facets).toEqual(['idade-bebes', 'sem-grupo'])
})

test('a page size that is no positive whole number counts as none (LIST-4)', () => {
  const sized = (pageSize: number) => listingWith('pageSize', pageSize)
  expect(mapEntry(mapListing, sized(6), 'listing-todos').model.pageSize).toBe(6)
  expect(mapEntry(mapListing, sized(0), 'listing-todos').model.pageSize).toBeNull()
  expect(mapEntry(mapListing, sized(-3), 'listing-todos').model.pageSize).toBeNull()
})

test('a listing of many products holds those it begins with, and says how many there are (LIST-7)', () => {
  const all = Array.from({ length: 2000 }, (_, index) => product(`p${index}`, index % 2 ? 'a' : 'b')).map(
    (each, index) => ({ ...each, featured: 2000 - index }),
  )
  const { products, rest } = mapEntry(mapOf(all), listingWith('facetId', 'a'), 'listing-todos').model
  expect(products).toHaveLength(24)
  expect(products[0]?.card.id).toBe('p1999')
  expect(rest).toEqual({ href: '/api/products/?facet=a', count: 1000, counts: { a: 1000 } })
})

test('one page of a listing is in its page, however long editors make it', () => {
  const all = Array.from({ length: 100 }, (_, index) => product(`p${index}`))
  const { products } = mapEntry(mapOf(all), listingWith('pageSize', 40), 'listing-todos').model
  expect(products).toHaveLength(40)
})

test('MODEL-12: shortcuts of a listing are a title and links', () => {
  const shortcuts = makeEntry('linkContainer', {
    id: 'atalhos',
    fields: { name: 'Atalhos', title: 'Mais procurados', links: [entryLink('link-tosse')] },
  })
  const link = makeEntry('link', { id: 'link-tosse', fields: { url: '/produtos/tosse', text: 'Tosse' } })
  const changed = listingWith('linkContainer', entryLink('atalhos'))
  const { model } = mapEntry(
    mapListing,
    { ...changed, entries: [...changed.entries, shortcuts, link] },
    'listing-todos',
  )
  expect(model.links).toMatchObject({
    title: 'Mais procurados',
    links: [{ href: '/pt-br/produtos/tosse/', text: 'Tosse' }],
  })
})
