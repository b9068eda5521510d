import { claimsOf, warnsByTitle } from '@/server/content/search/search-text'

test.each([
  ['Alivia a tosse. Não use em crianças menores de 2 anos.', 'Alivia a tosse.'],
  ['Para o nariz entupido: menores de 2 anos, nunca. Refresca.', 'Para o nariz entupido: Refresca.'],
  ['Se a dor vem com febre, a garganta precisa de uma consulta.', ''],
  ['Na gravidez, converse com o médico.', ''],
  [
    'Alívio do nariz entupido em adultos e crianças a partir de 2 anos.',
    'Alívio do nariz entupido em adultos e crianças a partir de 2 anos.',
  ],
])('of “%s” only what it claims is kept (SEARCH-11)', (text, claims) => {
  expect(claimsOf(text)).toBe(claims)
})

test.each([
  ['Contraindicações', true],
  ['Quando não usar', true],
  ['Cuidados', true],
  ['Quando procurar o médico', true],
  ['Reações adversas', true],
  ['Para que serve', false],
  ['Composição', false],
])('a text that is called %s warns: %s (SEARCH-11)', (title, warns) => {
  expect(warnsByTitle(title)).toBe(warns)
})
