import { readFacets } from '@/ui/search/algolia/search-parameters'
import type { SearchState } from '@/ui/search/core/url-state'
import { facetGroups as groupsOf, toggleFacet } from '@/ui/search/results/facet-groups'

const facet = (name: string, data: Record<string, number>) => ({ name, data, exhaustive: true })
const reply = (groups: Record<string, number>) => ({
  facets: [facet('facetGroups', groups)],
  disjunctiveFacets: [facet('facets.idade', { Bebês: 1, Adultos: 2, Crianças: 1 })],
})
const facetGroups = (
  found: Parameters<typeof readFacets>[0],
  chosen: SearchState['facets'],
  earlier?: ReturnType<typeof groupsOf>,
) => {
  const facets = readFacets(found)
  return groupsOf(facets.counts, facets.titles, chosen, earlier)
}
const titles = { 'idade:Idade': 3, 'sintoma:Sintoma': 2, 'vazio: ': 1 }
const state: SearchState = { term: 'tosse', tab: null, page: 3, facets: {} }

test('groups bear the titles that the index tells; a group without a title or without facets is left out', () => {
  const found = reply(titles)
  expect(facetGroups(found, {})).toEqual([
    {
      key: 'idade',
      title: 'Idade',
      choices: [
        { key: 'Adultos', title: 'Adultos', count: 2, isChosen: false },
        { key: 'Bebês', title: 'Bebês', count: 1, isChosen: false },
        { key: 'Crianças', title: 'Crianças', count: 1, isChosen: false },
      ],
    },
  ])
})

test('a chosen facet that no product has any more can still be given up', () => {
  const found = reply(titles)
  const [, symptom] = facetGroups(found, { sintoma: ['Soluço'] })
  expect(symptom?.choices).toEqual([{ key: 'Soluço', title: 'Soluço', count: 0, isChosen: true }])
})

test.each([[{}], [{ 'sem título': 1 }], [{ ':Idade': 1 }], [{ 'idade:': 1 }]])(
  'an index that tells no titles (%j) has no filters',
  (groups) => {
    expect(readFacets(reply(groups)).titles.size).toBe(0)
  },
)

test('choosing a facet shows the first page of products; choosing it again gives it up', () => {
  const chosen = toggleFacet(state, 'idade', 'Bebês')
  expect(chosen).toEqual({ term: 'tosse', tab: 'products', page: 1, facets: { idade: ['Bebês'] } })
  expect(toggleFacet(chosen, 'idade', 'Bebês').facets).toEqual({})
})

test('what is shown remains in its place: options without hits with 0, new ones last (SEARCH-15)', () => {
  const first = facetGroups(reply(titles), {})
  const later = {
    facets: [facet('facetGroups', titles)],
    disjunctiveFacets: [facet('facets.idade', { Crianças: 3, Idosos: 9 })],
  }
  const [age] = facetGroups(later, { idade: ['Bebês'] }, first)
  expect(age?.choices.map(({ key, count, isChosen }) => [key, count, isChosen])).toEqual([
    ['Adultos', 0, false],
    ['Bebês', 0, true],
    ['Crianças', 3, false],
    ['Idosos', 9, false],
  ])
})
