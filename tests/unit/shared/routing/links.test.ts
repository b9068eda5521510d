import { absoluteUrl, pathOfSlug, toAddress } from '@/shared/routing/links'

const external = (href: string) => ({ href, isExternal: true })
const internal = (href: string) => ({ href, isExternal: false })

test.each([
  ['https://loja.example/p?a=1', 'https://loja.example/p?a=1'],
  ['http://loja.example', 'http://loja.example'],
  ['loja.example/p', 'https://loja.example/p'],
  ['loja.example:8080/p', 'https://loja.example:8080/p'],
  ['//loja.example/p', 'https://loja.example/p'],
  ['mailto:sac@example.com.br', 'mailto:sac@example.com.br'],
  ['tel:+551130000000', 'tel:+551130000000'],
])('an address without a leading slash is external: %s (LINK-1)', (written, href) => {
  expect(toAddress(written)).toEqual(external(href))
})

test.each([
  ['/', '/pt-br/'],
  ['/sobre', '/pt-br/sobre/'],
  ['/sobre/', '/pt-br/sobre/'],
  ['  /sobre ', '/pt-br/sobre/'],
  ['/pt-br', '/pt-br/'],
  ['/pt-br/sobre', '/pt-br/sobre/'],
  ['/PT-BR/sobre', '/pt-br/sobre/'],
  ['/a//b', '/pt-br/a/b/'],
  ['/a/../b/./', '/pt-br/a/b/'],
  ['/\\loja.example', '/pt-br/loja.example'],
])('an internal address starts with /pt-br/ and ends with a slash: %s (ROUTE-1, LINK-2)', (written, href) => {
  expect(toAddress(written)).toEqual(internal(href))
})

test.each([
  ['/search?term=tosse seca', '/pt-br/search/?term=tosse seca'],
  ['/sobre#marca', '/pt-br/sobre/#marca'],
  ['/sobre/?a=/b#c', '/pt-br/sobre/?a=/b#c'],
  ['/?a=1', '/pt-br/?a=1'],
])('query and anchor of an internal address are kept: %s (LINK-2)', (written, href) => {
  expect(toAddress(written)).toEqual(internal(href))
})

test('an anchor alone stays on its page (LINK-2)', () => {
  expect(toAddress('#conteudo')).toEqual(internal('#conteudo'))
})

test('a file keeps its name without a slash (LINK-2)', () => {
  expect(toAddress('/docs/bula.pdf')).toEqual(internal('/pt-br/docs/bula.pdf'))
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'Fale conosco',
  '?term=x',
  'https://',
  '',
  '   ',
  null,
  undefined,
])('%j is not drawn as a link (LINK-1)', (written) => {
  expect(toAddress(written)).toBeNull()
})

test.each([
  ['', '/pt-br/'],
  ['sobre', '/pt-br/sobre/'],
  ['/produtos/pomada/', '/pt-br/produtos/pomada/'],
])('the page with slug %j is at %s', (slug, path) => {
  expect(pathOfSlug(slug)).toBe(path)
})

test('absolute addresses start with the site, those of other sites stay', () => {
  expect(absoluteUrl('https://www.exemplo.com.br', '/pt-br/')).toBe('https://www.exemplo.com.br/pt-br/')
  expect(absoluteUrl('https://www.exemplo.com.br', 'https://loja.example/')).toBe('https://loja.example/')
})
