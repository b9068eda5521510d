/** @jest-environment node */
import type { KnownProduct } from '@/content/mappers/known-product'
import { comparesProducts, makeComparison } from '@/content/mappers/pages/comparison'

const product = (title: string, slug: string, ...facets: string[]): KnownProduct => ({
  card: {
    id: slug,
    kind: 'product',
    title,
    eyebrow: null,
    text: null,
    image: null,
    href: null,
  },
  slug,
  facets: facets.map((id) => ({ id, title: id })),
  featured: null,
  newest: null,
  ingredients: [],
  variants: [],
  isMedicine: false,
  registrationNumber: null,
})
const group = (id: string, ...facets: string[]) => ({
  id,
  title: id,
  facets: facets.map((facet) => ({ id: facet, title: facet })),
})

test('products come by name in the pt-BR order, each with a key of its own, though paths end alike', () => {
  const { products } = makeComparison(
    [product('Xarope', 'a/xarope'), product('Ácido', 'acido'), product('Zinco', 'produtos/xarope')],
    [],
  )
  expect(products.map(({ title, key }) => [title, key])).toEqual([
    ['Ácido', '/acido'],
    ['Xarope', '/a/xarope'],
    ['Zinco', 'xarope'],
  ])
})

test('groups come in the order in which products carry their facets; what no group holds is left out', () => {
  const { groups, products } = makeComparison(
    [product('Pomada', 'pomada', 's1', 'i1', 'solto')],
    [group('idade', 'i1'), group('forma', 'f1'), group('sintoma', 's1')],
  )
  expect(groups.map(({ id }) => id)).toEqual(['sintoma', 'idade'])
  expect(products[0]?.facets).toEqual(['s1', 'i1'])
})

test('only pages with the feature are completed', () => {
  const container = { id: 'c', width: 'wide', surface: 'white', backgroundImage: null } as const
  const feature = { type: 'feature', id: 'f', title: null, description: null } as const
  expect(comparesProducts([{ ...container, sections: [{ ...feature, feature: 'compareProducts' }] }])).toBe(
    true,
  )
  expect(comparesProducts([{ ...container, sections: [{ ...feature, feature: 'loginForm' }] }])).toBe(false)
  expect(comparesProducts([])).toBe(false)
})
