import { internalAddress } from '@/server/start/internal-address'
import { writtenAddress } from '@/server/start/written-address'

const PAGE = '/pt-br/produtos/pomada/'

test.each([
  '/pt-br',
  '/pt-br/',
  PAGE,
  '/pt-br/produtos/pomada',
  '/pt-br/produtos/pomada.md',
  '/_next/data/BuIlD_1-2/pt-br.json',
  '/_next/data/BuIlD_1-2/pt-br/produtos/pomada.json',
  '/_next/static/A%20b.js',
  '/fonts/A.woff2',
  '/api/Webhooks',
  '/pt-br/caf%C3%A9/',
  '/pt-br/antigo.html',
])('what the site writes, and what is no page, is served as it is: %s', (path) => {
  expect(writtenAddress(path)).toBe(path)
})

const everyWayOf = (word: string): string[] => {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const first = word.charAt(0)
  return [word.toUpperCase(), code(first) + word.slice(1), code(first).replace('%', '%25') + word.slice(1)]
}

test.each([
  ...['%2F', '%2f', '%252F', '//', '/./', '/x/../', '/%2e/', ';a=1/', '%C2%A0/', '.../'].map(
    (between) => `/pt-br/produtos${between}pomada/`,
  ),
  ...everyWayOf('produtos').map((word) => `/pt-br/${word}/pomada/`),
  ...everyWayOf('pt-br').map((word) => `/${word}/produtos/pomada/`),
  ...['%E2%80%8B', '%C2%AD', '%20', '.', ';jsessionid=1', '%3Bv', '%EF%BB%BF'].map(
    (end) => `/pt-br/produtos/pomada${end}/`,
  ),
  '//pt-br/produtos/pomada/',
  '/x/../pt-br/produtos/pomada/',
  '/pt-br/produtos/pomada//',
  '/pt-br/Produtos/Pomada',
])('any other way to write the address of a page is redirected to it: %s (ROUTE-5)', (path) => {
  expect(writtenAddress(path)).toBe('/_written/produtos/pomada/')
})

test.each([
  ['/PT-BR/', '/_written/'],
  ['/PT-BR', '/_written/'],
  ['/pt-br/AGORA/', '/_written/agora/'],
  ['/pt-br/Produtos/Pomada.MD', '/_written/produtos/pomada.md'],
  ['/pt-br/caf%c3%a9/', '/pt-br/caf%C3%A9/'],
])(
  'likewise home, a page in capitals, Markdown; a redirect of editors has one address: %s (ROUTE-5)',
  (path, address) => {
    expect(writtenAddress(path)).toBe(address)
  },
)

test.each([
  '/pt-br/produtos%5Cpomada/',
  '/pt-br/produtos\\pomada/',
  '/pt-br/produtos/pomada%00/',
  '/pt-br/produtos/pomada%250A/',
  '/pt-br/%E0%A4%A/',
  '/pt-br/%2525252525/',
  '/_next/data/b/pt-br/produtos%2Fpomada.json',
  '/_next/data/b/pt-br/Produtos/pomada.json',
  '/_next/data/b/pt-br/%70rodutos/pomada.json',
  '/_next/data/b/pt-br//produtos/pomada.json',
  '/_next/d%61ta/b/pt-br/produtos/pomada.json',
  '//_next/data/b/pt-br/produtos/pomada.json',
])('what is neither is "not found", and so is any other way to write the address of data: %s', (path) => {
  expect(writtenAddress(path)).toBeNull()
  expect(internalAddress(path, undefined)).toBe('/404/')
})

test('a query stays with its address', () => {
  expect(internalAddress('/PT-BR/agora/?utm_source=pack', undefined)).toBe('/_written/agora/?utm_source=pack')
})
