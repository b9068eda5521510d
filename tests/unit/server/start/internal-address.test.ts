import { internalAddress } from '@/server/start/internal-address'

test.each([
  ['/pt-br/produtos/pomada.md', undefined, '/api/markdown/?pagina=produtos/pomada'],
  ['/pt-br/produtos/pomada.md?pagina=outra', undefined, '/api/markdown/?pagina=produtos/pomada'],
  ['/pt-br/dicas/', 'text/markdown, text/html;q=0.9, */*;q=0.1', '/api/markdown/?pagina=dicas&negociado='],
  ['/pt-br/dicas/', 'text/html;q=0.5,Text/Markdown;q=0.8', '/api/markdown/?pagina=dicas&negociado='],
  ['/pt-br/dicas/', 'text/markdown, */*', '/api/markdown/?pagina=dicas&negociado='],
  ['/pt-br/dicas/?pagina=2', 'text/markdown', '/api/markdown/?pagina=dicas&negociado='],
])('a page as Markdown is an API route: %s for %s (TWIN-1)', (address, accept, internal) => {
  expect(internalAddress(address, accept)).toBe(internal)
})

test.each([
  `/pt-br/${'a'.repeat(1500)}`,
  '/pt-br/a%00b/',
  '/pt-br/a%5Cb/',
  '/_next/data/build/pt-br/a%0Ab.json',
])('an address that no page can have is "not found"', (address) => {
  expect(internalAddress(address, undefined)).toBe('/404/')
})

test.each([
  ['/pt-br/dicas/', 'text/html'],
  ['/pt-br/dicas/', 'text/html, text/markdown;q=0.5'],
  ['/pt-br/dicas/', 'text/markdown;q=0'],
  ['/pt-br/dicas/', 'text/markdown;q=0, */*'],
  ['/pt-br/dicas/', '*/*'],
  ['/pt-br/dicas/', 'text/*'],
  ['/pt-br/dicas/', 'application/text/markdown; x="text/markdown"'],
  ['/pt-br/dicas/', ', ;;q=,"'],
  ['/pt-br/dicas', 'text/markdown'],
  ['/pt-br/', 'text/markdown'],
  ['/pt-br/conta/', 'text/markdown'],
  ['/pt-br/conta/dados/', 'text/markdown'],
  ['/pt-br/busca/?term=a%0Ab', undefined],
  ['/pt-br/caf%C3%A9/', undefined],
  ['/_next/static/a%00b.js', undefined],
])('others are served under their own: %s for %s', (address, accept) => {
  expect(internalAddress(address, accept)).toBe(address)
})
