import { muteConsole } from '@tests/factories/mute'
import { makeEntry } from '@tests/factories/space'
import type { Redirects } from '@/server/content/pages'
import { followRedirects } from '@/server/page-props/find-redirect'
import { resolvePage } from '@/server/page-props/resolve-page'
import { withStaticProps } from '@/server/page-props/with-static-props'
import { fakeServiceForSuite } from '../content/support/fake-service'
import { startContent } from '../content/support/new-content'
import { serveSpace } from '../content/support/serve-space'
import { smallSite } from '../content/support/small-site'
import { inTemporaryFolder } from '../content/support/temporary-folder'

const service = fakeServiceForSuite({ REVALIDATE_SECONDS: '120' })

const newWorker = () => {
  startContent()
  const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))
  return (path: string) => getStaticProps({ params: { slug: path.split('/') } })
}
const redirect = (from: unknown, to: unknown, permanent?: boolean) =>
  makeEntry('redirect', { fields: { from, to, ...(permanent !== undefined && { permanent }) } })
const serve = (...redirects: ReturnType<typeof redirect>[]) =>
  service.answer(serveSpace(smallSite(...redirects)))
const redirectCalls = () =>
  service.calls.filter(({ query }) => query.get('content_type') === 'redirect').length

inTemporaryFolder()
muteConsole('warn')

test.each([
  ['/antigo', '/sobre', true],
  ['/Antigo/', '/sobre', false],
])('a path without a page leads where the redirect from %s says (ROUTE-8)', async (from, to, permanent) => {
  serve(redirect(from, to, permanent))
  const propsAt = newWorker()
  await expect(propsAt('antigo')).resolves.toEqual({
    redirect: { destination: '/pt-br/sobre/', permanent },
    revalidate: 120,
  })
})

test.each(['/antigo?id=3', '/antigo#parte', '/antigo*', '/antigo/*'])(
  'a redirect from %s is ignored: it would take addresses that nobody meant (ROUTE-8)',
  async (from) => {
    serve(redirect(from, '/sobre'))
    await expect(newWorker()('antigo')).resolves.toMatchObject({ notFound: true })
  },
)

test.each([
  ['/sobre?q=a b#é', '/pt-br/sobre/?q=a%20b#%C3%A9'],
  ['/folha-🍃', '/pt-br/folha-%F0%9F%8D%83/'],
  ['https://loja.example/chá?x=%C3%A9', 'https://loja.example/ch%C3%A1?x=%C3%A9'],
])('a redirect to %s leads to an address that a header can hold', async (to, destination) => {
  serve(redirect('/antigo', to))
  const propsAt = newWorker()
  await expect(propsAt('antigo')).resolves.toMatchObject({ redirect: { destination } })
})

test('a page that exists is shown, whatever redirects say (ROUTE-8)', async () => {
  serve(redirect('/sobre', '/'))
  const propsAt = newWorker()
  await expect(propsAt('sobre')).resolves.toHaveProperty('props')
})

test('a path with capitals and a file name, as old sites had them, can be left', async () => {
  serve(redirect('/Produtos/Pomada.html', '/sobre'))
  const propsAt = newWorker()
  await expect(propsAt('Produtos/Pomada.html')).resolves.toHaveProperty(
    'redirect.destination',
    '/pt-br/sobre/',
  )
})

test('a path that no redirect leaves is not found', async () => {
  serve(redirect('/antigo', '/sobre'))
  const propsAt = newWorker()
  await expect(propsAt('outro')).resolves.toEqual({ notFound: true, revalidate: 10 })
})

test.each([
  ['without a target', redirect('/antigo', undefined)],
  ['to an unsafe scheme', redirect('/antigo', 'javascript:alert(1)')],
  ['to a mail address', redirect('/antigo', 'mailto:ola@exemplo.com.br')],
  ['from another site', redirect('https://outro.example/antigo', '/sobre')],
])('a redirect %s is left out and reported', async (_, entry) => {
  serve(entry)
  const propsAt = newWorker()
  await expect(propsAt('antigo')).resolves.toHaveProperty('notFound', true)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('(redirect)'))
})

test('a flood of unknown addresses asks for the redirects once', async () => {
  serve(redirect('/antigo', '/sobre'))
  const propsAt = newWorker()
  for (let miss = 0; miss < 20; miss += 1) await propsAt(`nada-${miss}`)
  expect(redirectCalls()).toBe(1)
})

describe('a chain', () => {
  const list = (...steps: [string, string, boolean][]): Redirects =>
    new Map(steps.map(([from, to, isPermanent]) => [from, { from, to, isPermanent }]))
  const noPage = () => false

  test('is one step for the visitor, permanent when each of its steps is (ROUTE-8)', () => {
    const redirects = list(['/pt-br/a/', '/pt-br/b/', true], ['/pt-br/b/', '/pt-br/c/#fim', false])
    expect(followRedirects('/pt-br/a/', redirects, noPage)).toEqual({
      destination: '/pt-br/c/#fim',
      permanent: false,
    })
    expect(followRedirects('/pt-br/b/', redirects, noPage)?.permanent).toBe(false)
  })

  test('ends at a page (ROUTE-8)', () => {
    const redirects = list(['/pt-br/a/', '/pt-br/b/', true], ['/pt-br/b/', '/pt-br/c/', true])
    expect(followRedirects('/pt-br/a/', redirects, (path) => path === '/pt-br/b/')?.destination).toBe(
      '/pt-br/b/',
    )
  })

  test.each([
    ['to itself', list(['/pt-br/a/', '/pt-br/a/?x=1', true])],
    ['in a circle', list(['/pt-br/a/', '/pt-br/b/', true], ['/pt-br/b/', '/pt-br/a/', true])],
  ])('that leads %s is not followed, and reported (ROUTE-8)', (_, redirects) => {
    expect(followRedirects('/pt-br/a/', redirects, noPage)).toBeNull()
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  test('may leave the site', () => {
    const redirects = list(['/pt-br/loja/', 'https://loja.example/', false])
    expect(followRedirects('/pt-br/loja/', redirects, noPage)?.destination).toBe('https://loja.example/')
  })
})
