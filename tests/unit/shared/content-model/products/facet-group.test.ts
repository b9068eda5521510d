import { formatFacetGroup, parseFacetGroup } from '@/shared/content-model/products/facet-group'

test.each([
  ['sintoma', 'Sintoma'],
  ['para-quem', 'Para quem: idade'],
])('the group %s, “%s”, is read as it was written', (key, title) => {
  expect(parseFacetGroup(formatFacetGroup(key, title))).toEqual([key, title])
})

test.each(['', 'sintoma', ':Sintoma', 'sintoma: '])('“%s” is no group', (text) => {
  expect(parseFacetGroup(text)).toBeNull()
})
