import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import type { ListedProduct } from '@/shared/content-model/types/product-listing-page'
import {
  conditionGroups,
  countFacets,
  filterProducts,
  listProducts,
  pageSizeOf,
} from '@/ui/templates/product-listing/listing-result'
import {
  formatView,
  type ListingView,
  parseView,
  sorts,
  toggleFacet,
} from '@/ui/templates/product-listing/listing-view'

const group = (id: string, ...facets: string[]): FilterGroup => ({
  id,
  title: id,
  facets: facets.map((facet) => ({ id: facet, title: facet })),
})
const groups = [group('sintoma', 'tosse', 'nariz'), group('idade', 'bebe', 'adulto')]

const product = (
  title: string,
  facets: string[] = [],
  featured: number | null = null,
  newest: number | null = null,
): ListedProduct => ({
  card: {
    id: title,
    kind: 'product',
    title,
    eyebrow: null,
    text: null,
    image: null,
    href: null,
  },
  facets,
  featured,
  newest,
})
const DEFAULT: ListingView = { facets: [], sort: 'featured', page: 1 }
const titles = (products: ListedProduct[]) => products.map(({ card }) => card.title)

test('every view survives the way into the address and back (LIST-5)', () => {
  for (const facets of [[], ['tosse'], ['tosse', 'nariz', 'adulto']])
    for (const sort of sorts)
      for (const page of [1, 2, 17])
        expect(parseView(formatView({ facets, sort, page }), groups)).toEqual({ facets, sort, page })
  expect(formatView(DEFAULT)).toBe('')
})

test.each([
  'filtro=outro,%3Cb%3E',
  'ordem=preco',
  'pagina=0',
  'pagina=-2',
  'pagina=dois',
  'pagina=1e9',
  'pagina=99999',
  '%E0%A4%A',
  'filtro=&ordem=&pagina=',
])('the address %j shows the default view (LIST-5)', (query) => {
  expect(parseView(query, groups)).toEqual(DEFAULT)
})

test('one facet follows behavior LIST-1: its products when there are any, else all', () => {
  const products = [product('A', ['tosse']), product('B')]
  expect(titles(filterProducts(products, ['tosse'], groups))).toEqual(['A'])
  expect(titles(filterProducts(products, ['nariz'], groups))).toEqual(['A', 'B'])
})

test('several facets: alternatives within a group, all groups at once (LIST-2)', () => {
  const products = [
    product('A', ['tosse', 'bebe']),
    product('B', ['nariz', 'adulto']),
    product('C', ['nariz']),
  ]
  expect(titles(filterProducts(products, ['tosse', 'nariz'], groups))).toEqual(['A', 'B', 'C'])
  expect(titles(filterProducts(products, ['tosse', 'nariz', 'adulto'], groups))).toEqual(['B'])
  expect(filterProducts(products, ['tosse', 'adulto'], groups)).toEqual([])
})

test('groups of one category are one condition, as if they were one group (LIST-2)', () => {
  const parted = [group('nariz', 'nariz'), group('garganta', 'tosse'), group('idade', 'bebe', 'adulto')]
  const [nose, throat, age] = parted
  const products = [
    product('A', ['tosse', 'nariz']),
    product('B', ['nariz', 'adulto']),
    product('C', ['tosse']),
  ]
  if (!nose || !throat || !age) throw new Error('three groups')
  const conditions = conditionGroups({
    groups: [{ ...nose, category: 'sintoma' }, { ...throat, category: 'sintoma' }, age],
    otherFacets: [],
  })
  expect(titles(filterProducts(products, ['tosse', 'nariz'], conditions))).toEqual(
    titles(filterProducts(products, ['tosse', 'nariz'], groups)),
  )
  expect(countFacets(products, ['tosse'], conditions)).toEqual(countFacets(products, ['tosse'], groups))
})

test('counts say what a facet would show, given the other groups (LIST-2)', () => {
  const products = [
    product('A', ['tosse', 'bebe']),
    product('B', ['nariz', 'adulto']),
    product('C', ['tosse']),
  ]
  expect(Object.fromEntries(countFacets(products, ['adulto'], groups))).toEqual({
    tosse: 0,
    nariz: 1,
    bebe: 1,
    adulto: 1,
  })
})

test('the sorts: places given by editors, those without one last; names in the pt-BR order (LIST-3)', () => {
  const products = [product('Óleo', [], null, 1), product('Pomada', [], 1, 2), product('Água', [], 2, null)]
  const sorted = (sort: ListingView['sort']) =>
    titles(listProducts(products, groups, { ...DEFAULT, sort }, 10).products)
  expect(sorted('featured')).toEqual(['Pomada', 'Água', 'Óleo'])
  expect(sorted('newest')).toEqual(['Óleo', 'Pomada', 'Água'])
  expect(sorted('ascending')).toEqual(['Água', 'Óleo', 'Pomada'])
  expect(sorted('descending')).toEqual(['Pomada', 'Óleo', 'Água'])
})

test('pages show their part, and a page beyond the last shows the first (LIST-4)', () => {
  const products = ['A', 'B', 'C', 'D', 'E'].map((title) => product(title))
  const at = (page: number) => listProducts(products, groups, { ...DEFAULT, page }, 2)
  expect([...at(3).onPage]).toEqual(['E'])
  expect(at(3).pageCount).toBe(3)
  expect([...at(4).onPage]).toEqual(['A', 'B'])
  expect(at(4).page).toBe(1)
})

test("the page size is the content's, else the label's, else 10 (LIST-4)", () => {
  expect(pageSizeOf(6, '18')).toBe(6)
  expect(pageSizeOf(null, '18')).toBe(18)
  expect(pageSizeOf(null, 'dezoito')).toBe(10)
  expect(pageSizeOf(null, '0')).toBe(10)
})

test('choosing a facet goes back to the first page, and choosing it again gives it up (LIST-5)', () => {
  const view = toggleFacet({ ...DEFAULT, page: 3 }, 'tosse')
  expect(view).toEqual({ ...DEFAULT, facets: ['tosse'] })
  expect(toggleFacet(view, 'tosse')).toEqual(DEFAULT)
})
