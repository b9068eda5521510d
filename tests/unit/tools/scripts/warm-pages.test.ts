import { serve } from '@tests/factories/server'
import { locationsOf, warmPages } from '../../../../tools/scripts/lib/warm-pages'

test('addresses of a sitemap are read with their character references', () => {
  expect(
    locationsOf(
      '<url><loc>https://a.example/x?a=1&amp;b=&#50;</loc></url><url><loc> https://a.example/ </loc></url>',
    ),
  ).toEqual(['https://a.example/x?a=1&b=2', 'https://a.example/'])
})

test('every page is asked for once, at most so many at a time, and what fails is named', async () => {
  let underWay = 0
  let most = 0
  const asked: string[] = []
  const paths = Array.from({ length: 9 }, (_, index) => `/p${index}/`)
  const { origin } = await serve((request, response) => {
    if (request.url === '/sitemap.xml')
      return response.end(paths.map((path) => `<loc>https://public.example${path}</loc>`).join(''))
    asked.push(request.url ?? '')
    most = Math.max(most, ++underWay)
    return setImmediate(() => {
      underWay -= 1
      response.writeHead(request.url === '/p3/' ? 500 : 200).end()
    })
  })
  const { pages, failures } = await warmPages(origin, 3)
  expect(asked.sort()).toEqual(paths)
  expect([pages, failures]).toEqual([9, [{ url: `${origin}/p3/`, reason: 'status 500' }]])
  expect(most).toBeLessThanOrEqual(3)
})

test('pages of a sitemap in several files are asked for, too', async () => {
  const asked: string[] = []
  const texts: Record<string, string> = {
    '/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://public.example/sitemaps/1.xml</loc></sitemap></sitemapindex>',
    '/sitemaps/1.xml': '<urlset><url><loc>https://public.example/a/</loc></url></urlset>',
  }
  const { origin } = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end(texts[request.url ?? ''])
  })
  const { pages } = await warmPages(origin)
  expect({ pages, asked }).toEqual({ pages: 1, asked: ['/sitemap.xml', '/sitemaps/1.xml', '/a/'] })
})

test('scripts and styles of the pages are asked for in each form that browsers take', async () => {
  const asked: string[] = []
  const { origin } = await serve((request, response) => {
    const form = request.headers['accept-encoding']
    asked.push(`${request.url} ${form}`)
    response.end(
      request.url === '/sitemap.xml'
        ? '<loc>https://public.example/a/</loc><loc>https://public.example/b/</loc>'
        : '<script src="/_next/static/chunks/x.js"></script><link href="/_next/static/css/x.css">',
    )
  })
  await warmPages(origin)
  const ofFiles = asked.filter((line) => line.startsWith('/_next/'))
  expect(ofFiles.sort()).toEqual([
    '/_next/static/chunks/x.js br',
    '/_next/static/chunks/x.js gzip',
    '/_next/static/css/x.css br',
    '/_next/static/css/x.css gzip',
  ])
})
