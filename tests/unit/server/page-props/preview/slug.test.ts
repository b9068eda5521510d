import { readPreviewSlug } from '@/server/page-props/preview-request'

test.each([
  ['home', ''],
  ['/pt-br/', ''],
  ['pt-br', ''],
  ['sobre', 'sobre'],
  ['/sobre/', 'sobre'],
  ['/pt-br/produtos/pomada/', 'produtos/pomada'],
  ['pt-br/produtos/pomada', 'produtos/pomada'],
  ['search', 'search'],
])('%j asks for the page %j', (given, slug) => {
  expect(readPreviewSlug(given)).toBe(slug)
})

test.each([
  undefined,
  '',
  '/',
  '..',
  '../sobre',
  'sobre/../..',
  'sobre/..',
  './sobre',
  '//evil.example',
  '/pt-br//evil.example',
  'sobre//',
  'https://evil.example',
  'https:evil',
  'javascript:alert(1)',
  'evil.example',
  '@evil',
  'user@evil',
  '\\evil',
  '/\\evil',
  'sobre\\..',
  '%2e%2e/sobre',
  '%2F%2Fevil',
  '%5Cevil',
  '%00',
  'sobre\u0000',
  'sobre\r\nLocation: x',
  '\nsobre',
  'sobre ',
  'sobre\u2028',
  '．．/sobre',
  'Sobre',
  'sobre?x=1',
  'sobre#x',
  'a'.repeat(501),
])('%j is refused (PREVIEW-1)', (given) => {
  expect(readPreviewSlug(given)).toBeNull()
})

test('a list of slugs is refused', () => {
  expect(readPreviewSlug(['sobre', 'faq'])).toBeNull()
})
