import { contactParts } from '@/shared/utils/contact-links'

const linksOf = (text: string) =>
  contactParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test.each([
  ['Em uma emergência, ligue para o SAMU: 192.', '192', 'tel:192'],
  ['ligue agora para o SAMU, 192, ou vá ao pronto-socorro', '192', 'tel:192'],
  ['Ligue 192, Samu, ou vá', '192', 'tel:192'],
  ['Se houver convulsão, ligue 192.', '192', 'tel:192'],
  ['ligue\n192. Depois da primeira crise', '192', 'tel:192'],
  ['O telefone do posto de saúde. Em emergência, 192.', '192', 'tel:192'],
  ['Chame os bombeiros (193) se houver fumaça', '193', 'tel:193'],
  ['Ligue para o CVV: 188', '188', 'tel:188'],
  ['ligue para o Disque-Intoxicação, 0800 722 6001.', '0800 722 6001', 'tel:08007226001'],
  ['SAMU – 192', '192', 'tel:192'],
  ['OuvSUS 136', '136', 'tel:136'],
  ['Central 0800-722-6001, dia e noite', '0800-722-6001', 'tel:08007226001'],
  ['Fale conosco: (24) 2222-1894', '(24) 2222-1894', 'tel:+552422221894'],
  ['Celular +55 (24) 99999-1894', '+55 (24) 99999-1894', 'tel:+5524999991894'],
  [
    'Escreva para privacidade@brisamenta.example.',
    'privacidade@brisamenta.example',
    'mailto:privacidade@brisamenta.example',
  ],
])('a number or address to reach someone is a link: %s (LINK-7)', (text, shown, href) => {
  expect(linksOf(text)).toEqual([[shown, href]])
})

test.each([
  'Tome 192 mg a cada 6 horas',
  'Ligue o aparelho e ponha 190 ml de água',
  'Disque o botão até 180 °C, 192 vezes',
  'Ligue 192 ml de água? Não',
  'Em emergência, 136 mg bastam',
  'Lote 0800123, validade 12/2027',
  'Registro 1.0192.0193',
  'São 192 páginas, 193 receitas e 188 dicas',
  'Chame o médico se a febre passar de 39,5 °C',
  '0,192 g por dose',
  'CEP 25600-000, Rua das Hortênsias, 1894',
  'O SAMU atendeu 192 pessoas',
  '@brisamenta nas redes',
])('doses, amounts, lots and codes are no links: %s (LINK-7)', (text) => {
  expect(linksOf(text)).toEqual([])
})

test('of two numbers both are links', () => {
  expect(linksOf('Ligue 192 ou 193.').map(([shown]) => shown)).toEqual(['192', '193'])
})

test('a long run of letters is read in no time at all', () => {
  const run = 'a'.repeat(200_000)
  expect(contactParts(run)).toEqual([{ text: run }])
})

test('nothing of a text is lost', () => {
  const text = 'Antes 192. Ligue 192, ou 0800 722 6001 e fim'
  expect(
    contactParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
