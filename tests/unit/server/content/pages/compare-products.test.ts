import { knownProduct } from '@tests/factories/known-product'
import { makeEntry, makeSpace } from '@tests/factories/space'
import { makeComparison } from '@/server/content/mappers/pages/comparison'
import { featuresOf } from '@/server/content/mappers/pages/content'
import type { Entry } from '@/shared/content-model/entry'
import type { Substance } from '@/shared/content-model/products/used-together'
import { conflictsAmong } from '@/ui/sections/CompareProducts/conflicts'
import { mapEntry } from '../support/map-space'

const product = (title: string, slug: string, ...facets: string[]) => {
  const { card } = knownProduct(slug)
  return knownProduct(slug, { card: { ...card, title }, facets: facets.map((id) => ({ id, title: id })) })
}
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

test('groups come in the order in which products carry their facets; what no group holds is left out (COMPARE-2)', () => {
  const { groups, products } = makeComparison(
    [product('Pomada', 'pomada', 's1', 'i1', 'solto')],
    [group('idade', 'i1'), group('forma', 'f1'), group('sintoma', 's1')],
  )
  expect(groups.map(({ id }) => id)).toEqual(['sintoma', 'idade'])
  expect(products[0]?.facets).toEqual(['s1', 'i1'])
})

test('a product knows those that must not be used along with it, and the substance that both contain (PRODUCT-7)', () => {
  const containing = (title: string, name: string, more: Partial<Substance> = {}) => ({
    ...product(title, title.toLowerCase()),
    substances: [
      { id: title, name, synonyms: [], drugClass: null, notWithClasses: [], mayBeRepeated: false, ...more },
    ],
  })
  const { products } = makeComparison(
    [
      containing('Capsulas', 'Paracetamol'),
      containing('Cha', 'paracetamol'),
      containing('Xarope', 'Guaco', { drugClass: 'expectorante' }),
      containing('Noite', 'Dextrometorfano', { notWithClasses: ['Expectorante'] }),
      product('Soro', 'soro'),
    ],
    [],
  )
  expect(Object.fromEntries(products.map(({ key, notWith }) => [key, notWith]))).toEqual({
    '/capsulas': [{ key: '/cha', ingredient: 'Paracetamol' }],
    '/cha': [{ key: '/capsulas', ingredient: 'paracetamol' }],
    '/noite': [{ key: '/xarope', ingredient: null }],
    '/xarope': [{ key: '/noite', ingredient: null }],
    '/soro': [],
  })
  expect(conflictsAmong(products)).toEqual([
    { one: 'Capsulas', other: 'Cha', ingredient: 'Paracetamol' },
    { one: 'Noite', other: 'Xarope', ingredient: null },
  ])
})

const comparesProducts = (entry: Entry<'contentPage'>) => featuresOf(entry).includes('compareProducts')

test('only pages with the feature are completed (ROUTE-3)', () => {
  const isCompleted = (...features: string[]) => {
    const sections = features.map((featureType) => makeEntry('feature', { fields: { featureType } }))
    const container = makeEntry('sectionContainer', { fields: { sectionContent: sections } })
    const page = makeEntry('contentPage', 'page', { slug: 'p', sectionContainers: [container] })
    return mapEntry(comparesProducts, makeSpace(page, container, ...sections), 'page').model
  }
  expect(isCompleted('loginForm', 'compareProducts')).toBe(true)
  expect(isCompleted('loginForm')).toBe(false)
  expect(isCompleted('something else')).toBe(false)
  expect(isCompleted()).toBe(false)
})

test('a block whose sections are no list does not keep the page from being completed', () => {
  const feature = makeEntry('feature', { fields: { featureType: 'compareProducts' } })
  const container = makeEntry('sectionContainer', { fields: { sectionContent: [feature] } })
  const broken = makeEntry('sectionContainer', { fields: { sectionContent: 'none' } })
  const fields = { slug: 'p', sectionContainers: [broken, container] }
  const page = makeEntry('contentPage', { id: 'page', fields })
  expect(mapEntry(comparesProducts, makeSpace(page, container, broken, feature), 'page').model).toBe(true)
})
