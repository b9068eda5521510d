import { withoutWishes } from '@/shared/utils/small-words'

test.each([
  ['remédio pra gripe', 'gripe'],
  ['o que posso tomar pra tosse seca', 'o que tosse seca'],
  ['nariz entupido', 'nariz entupido'],
  ['Remédio', 'Remédio'],
  ['remédio para', 'remédio para'],
  ['o que fazer', 'o que fazer'],
  ['', ''],
])('“%s” asks for “%s”', (query, plain) => {
  expect(withoutWishes(query)).toBe(plain)
})
