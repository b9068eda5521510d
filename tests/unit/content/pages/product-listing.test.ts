/** @jest-environment node */
import type { SpaceExport } from '@sandbox/export-format'
import type { KnownProduct } from '@/content/mappers/known-product'
import { productListingMapper, withListedProducts } from '@/content/mappers/pages/product-listing'
import { mapEntry } from '../support/map-space'
import { fateWithoutEachField, READING_TIME, requiredFields, samplePart } from './without-field'

let space: SpaceExport
beforeAll(async () => {
  space = await samplePart('listing-todos')
}, READING_TIME)

const product = (id: string, ...facets: string[]): KnownProduct => ({
  card: {
    id,
    kind: 'product',
    title: id,
    eyebrow: null,
    text: null,
    image: null,
    href: `/pt-br/produtos/${id}/`,
  },
  slug: `produtos/${id}`,
  facets: facets.map((facet) => ({ id: facet, title: facet })),
  featured: null,
  newest: null,
  ingredients: [],
  variants: [],
  isMedicine: false,
  registrationNumber: null,
})

const idsOf = (facetId: string | null, all: KnownProduct[]) => {
  const { model } = mapEntry(productListingMapper, space, 'listing-todos')
  return withListedProducts({ ...model, facetId }, all).products.map(({ card }) => card.id)
}

test('a listing needs a slug and a title, and no other field', () => {
  const fates = fateWithoutEachField(productListingMapper, space, 'listing-todos')
  expect(requiredFields(fates)).toEqual(['slug', 'title'])
})

test.each(['filter-sintoma', 'facet-sintoma-tosse-seca', 'banner-ajuda-para-escolher'])(
  'any field of %s can be missing',
  (entryId) => {
    const fates = fateWithoutEachField(productListingMapper, space, 'listing-todos', entryId)
    expect(requiredFields(fates)).toEqual([])
  },
)

test('the facet of a listing keeps its products; PLP, none, and one that nobody carries keep all', () => {
  const all = [product('a', 'idade-bebes'), product('b', 'idade-adultos')]
  expect(idsOf('idade-bebes', all)).toEqual(['a'])
  expect(idsOf('PLP', all)).toEqual(['a', 'b'])
  expect(idsOf(null, all)).toEqual(['a', 'b'])
  expect(idsOf('idade-outra', all)).toEqual(['a', 'b'])
})

test('only facets that a product carries are offered; what else it carries can be asked for by its title', () => {
  const { model } = mapEntry(productListingMapper, space, 'listing-todos')
  const page = withListedProducts(model, [product('a', 'idade-bebes', 'sem-grupo')])
  expect(page.groups.map(({ id, facets }) => [id, facets.map((facet) => facet.id)])).toEqual([
    ['idade', ['idade-bebes']],
  ])
  expect(page.otherFacets).toEqual([{ id: 'sem-grupo', title: 'sem-grupo' }])
  expect(page.products[0]?.facets).toEqual(['idade-bebes', 'sem-grupo'])
})

test('a page size that is no positive whole number counts as none', () => {
  const sized = (pageSize: number): SpaceExport => ({
    ...space,
    entries: space.entries.map((entry) =>
      entry.sys.id === 'listing-todos'
        ? { ...entry, fields: { ...entry.fields, pageSize: { 'pt-BR': pageSize } } }
        : entry,
    ),
  })
  expect(mapEntry(productListingMapper, sized(6), 'listing-todos').model.page.pageSize).toBe(6)
  expect(mapEntry(productListingMapper, sized(0), 'listing-todos').model.page.pageSize).toBeNull()
  expect(mapEntry(productListingMapper, sized(-3), 'listing-todos').model.page.pageSize).toBeNull()
})
