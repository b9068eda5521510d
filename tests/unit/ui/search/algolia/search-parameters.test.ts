import { articleParameters, productParameters } from '@/ui/search/algolia/search-parameters'
import type { SearchState } from '@/ui/search/core/url-state'

const state: SearchState = { term: 'tosse', tab: null, page: 1, facets: {} }

test('the first page is asked for by default, of both indexes', () => {
  expect(articleParameters(state)).toMatchObject({ query: 'tosse', page: 0 })
  expect(productParameters(state, [])).toMatchObject({ query: 'tosse', page: 0 })
})

test('a page is the page of the chosen tab; the other one stays on its first (SEARCH-6)', () => {
  const second: SearchState = { ...state, tab: 'products', page: 2 }
  expect(productParameters(second, []).page).toBe(1)
  expect(articleParameters(second).page).toBe(0)
})

test('facets narrow the products: alternatives within a group, with counts of every known group (SEARCH-7)', () => {
  const narrowed = productParameters({ ...state, facets: { idade: ['Bebês', 'Adultos'] } }, ['sintoma'])
  expect(narrowed.disjunctiveFacets).toEqual(['facets.sintoma', 'facets.idade'])
  expect(narrowed.disjunctiveFacetsRefinements).toEqual({ 'facets.idade': ['Bebês', 'Adultos'] })
})
