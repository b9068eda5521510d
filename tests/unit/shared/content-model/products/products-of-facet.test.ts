import { productsOfFacet } from '@/shared/content-model/products/products-of-facet'

const product = (id: string, ...facets: string[]) => ({ id, facets })
const all = [product('xarope', 'tosse-seca'), product('guaco', 'tosse-com-catarro'), product('soro', 'nariz')]
const found = (facetId: string | null) => productsOfFacet(all, facetId).map(({ id }) => id)

test.each([
  ['nariz', ['soro']],
  ['tosse-seca, tosse-com-catarro', ['xarope', 'guaco']],
  ['tosse-seca,unknown', ['xarope']],
  ['unknown', ['xarope', 'guaco', 'soro']],
  ['PLP', ['xarope', 'guaco', 'soro']],
  [null, ['xarope', 'guaco', 'soro']],
])('the products of %j (LIST-1)', (facetId, expected) => {
  expect(found(facetId)).toEqual(expected)
})

test('an id with a comma in it is an id too', () => {
  expect(productsOfFacet([product('a', 'x, y'), product('b', 'z')], 'x, y').map(({ id }) => id)).toEqual([
    'a',
  ])
})
