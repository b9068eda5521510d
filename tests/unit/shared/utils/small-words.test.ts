import { withoutWishes } from '@/shared/utils/small-words'

test.each([
  ['remédio pra gripe', 'gripe'],
  ['o que posso tomar pra tosse seca', 'o que tosse seca'],
  ['nariz entupido', 'nariz entupido'],
  ['xarope bebê 8 meses', 'xarope bebê'],
  ['menina de 1 ano e meio com tosse', 'menina de com tosse'],
  ['febre 38', 'febre 38'],
  ['tosse há 3 semanas', 'tosse há 3'],
  ['8 meses', '8 meses'],
  ['Remédio', 'Remédio'],
  ['remédio para', 'remédio para'],
  ['o que fazer', 'o que fazer'],
  ['', ''],
])('“%s” asks for “%s”', (query, plain) => {
  expect(withoutWishes(query)).toBe(plain)
})
