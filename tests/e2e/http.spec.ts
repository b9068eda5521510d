import { expect, test } from '@playwright/test'
import { openPage } from './support/layout'
import { forEachOf } from './support/links'
import { CONTENT_PAGE, documentAt, HOME, MISSING_PAGE, sitemapPaths } from './support/pages'
import { siteLog } from './support/site-log'

/** What the site answers over HTTP: addresses of every kind, headers, caching, files for machines. */
const FORGED = '%0a%7b%22level%22:%22fatal%22,%22msg%22:%22forged%22%7d%0a/'
/** The first file of the build with this ending that a page names. */
const fileIn = (html: string, ending: string): string =>
  new RegExp(`"(/_next/static/[^"]+\\.${ending})"`).exec(html)?.[1] ?? ''
const ODD_PATHS = [
  '/pt-br//x',
  '/pt-br//',
  '//pt-br/',
  '/pt-br/%00',
  '/pt-br/a%00b/',
  '/pt-br/../',
  '/pt-br/%2e%2e/',
  '/pt-br/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/pt-br/..%5c..%5c/',
  `/pt-br/${'a'.repeat(3000)}/`,
  `/pt-br/${'a/'.repeat(300)}`,
  '/pt-br/TERMOS-DE-USO/',
  '/PT-BR/',
  '/pt-br/%E0%A4%A/',
  '/pt-br/__proto__/',
  '/pt-br/termos-de-uso%20/',
  '/pt-br/?a[]=%00',
  '/pt-br/nao-existe',
  '/index.php',
  '/.env',
  '/api/nao-existe',
  '/_next/data/x/pt-br.json',
  '/_next/static/nao-existe.js',
  `/pt-br/b${'a'.repeat(4000)}${FORGED}`,
  `/pt-br/a${FORGED}`,
]

for (const path of ODD_PATHS) {
  test(`${path.slice(0, 60)} gets a page, a redirect or 404, no error`, async ({ request, baseURL }) => {
    const reply = await request.get(`${baseURL}${path}`)
    expect([200, 400, 404]).toContain(reply.status())
    if (reply.status() === 404 && reply.headers()['content-type']?.includes('html')) {
      expect(await reply.text()).toContain('Página Não Encontrada')
    }
  })
}

test('addresses without a page leave no line in the log, and none can be forged', async ({ request }) => {
  const sizeBefore = siteLog().length
  await forEachOf(
    Array.from({ length: 60 }, (_, index) => `/pt-br/${'y'.repeat(index % 2 ? 7000 : 40)}${index}${FORGED}`),
    6,
    async (path) => {
      expect((await request.get(path)).status()).toBe(404)
    },
  )
  const buildId = /"buildId":"([^"]+)"/.exec(await (await request.get(HOME)).text())?.[1]
  const data = await request.get(`/_next/data/${buildId}/pt-br/${'y'.repeat(7000)}.json`)
  expect(data.status()).toBe(404)
  const written = siteLog().slice(sizeBefore)
  expect(written).not.toMatch(/yyy|forged/)
  for (const line of siteLog()
    .split('\n')
    .filter((text) => text.startsWith('{')))
    expect(JSON.parse(line)).toMatchObject({ service: 'site', pid: expect.any(Number) })
})

test('odd addresses leave the page of the right address alone', async ({ request }) => {
  await request.get('/pt-br/TERMOS-DE-USO/')
  await request.get('/pt-br/termos-de-uso%20/')
  expect((await request.get(CONTENT_PAGE)).status()).toBe(200)
})

test('an unknown path gets the page with status 404 and the way home (ROUTE-7)', async ({ page }) => {
  const reply = await page.goto(MISSING_PAGE)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible()
  // The router replaces the page once its scripts run: its styles stay.
  await expect(page.locator('html')).toHaveClass(/zoom-(low|high)/)
  await expect(page.getByRole('main').locator('svg').first().locator('path').last()).toHaveCSS('fill', 'none')
  await page.getByRole('main').getByRole('link', { name: 'Voltar à página inicial' }).click()
  await expect(page).toHaveURL(HOME)
})

test('the root redirects home, addresses without a final slash to those with one (ROUTE-1, ROUTE-7)', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/', '/pt-br/'],
    ['/pt-br', '/pt-br/'],
    ['/pt-br/termos-de-uso', CONTENT_PAGE],
  ] as const) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(308)
    expect(new URL(reply.headers().location ?? '', 'http://x').pathname).toBe(target)
  }
})

test('every reply carries the security headers', async ({ request }) => {
  for (const path of [HOME, MISSING_PAGE, '/robots.txt']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'self';")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('scripts, styles and fonts have the headers of files, not of documents', async ({ request }) => {
  const html = await (await request.get(HOME)).text()
  const files = ['js', 'css'].map((end) => fileIn(html, end))
  for (const path of [...files, '/fonts/figtree-portuguese.woff2']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['content-security-policy'], path).toBeUndefined()
  }
})

test('no page has an inline script, an inline handler or an inline style (SAFE-1)', async ({ request }) => {
  test.slow()
  for (const path of [...(await sitemapPaths(request)), MISSING_PAGE]) {
    const html = await documentAt(request, path)
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(
      ([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes),
    )
    expect(inline, path).toEqual([])
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, path).not.toMatch(/<style[\s>]/)
  }
})

test('browsers have nothing to complain about', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of [HOME, CONTENT_PAGE]) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('pages that the sitemap lists exist, and come out of the cache', async ({ request }) => {
  test.slow()
  await forEachOf(await sitemapPaths(request), 4, async (path) => {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
    await expect
      .poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], {
        message: path,
        timeout: 60_000,
      })
      .toBe('HIT')
  })
})

test('robots.txt allows reading and names the sitemap (ROUTE-9)', async ({ request, baseURL }) => {
  const reply = await request.get('/robots.txt')
  expect(reply.headers()['content-type']).toContain('text/plain')
  expect((await request.post('/robots.txt')).status()).toBe(405)
  const text = await reply.text()
  expect(text).toContain('Allow: /')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('sitemap.xml lists each page once, with absolute addresses (ROUTE-9)', async ({ request, baseURL }) => {
  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toContain('xml')
  const addresses = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toContain(`${baseURL}${HOME}`)
  expect(addresses).toContain(`${baseURL}${CONTENT_PAGE}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every page has its title, description, canonical address, language', async ({ request, baseURL }) => {
  test.slow()
  for (const path of await sitemapPaths(request)) {
    const html = await documentAt(request, path)
    expect(html, path).toMatch(/<html[^>]* lang="pt-BR"/)
    expect(html, path).toMatch(/<title[^>]*>[^<]{5,}<\/title>/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
    expect(html, path).toContain('property="og:title"')
    expect(html.match(/<title[\s>]/g), path).toHaveLength(1)
  }
})

test('the web manifest and its icons are there (ROUTE-9)', async ({ request }) => {
  const reply = await request.get('/site.webmanifest')
  expect(reply.ok()).toBe(true)
  const manifest: { name: string; lang: string; icons: { src: string }[] } = await reply.json()
  expect(manifest.lang).toBe('pt-BR')
  expect(manifest.name).not.toBe('')
  const html = await (await request.get(HOME)).text()
  const linked = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].flatMap(
    ([, href]) => (href ? [href.replaceAll('&amp;', '&')] : []),
  )
  const files = [...manifest.icons.map(({ src }) => src), ...linked]
  expect(files).toHaveLength(4)
  for (const file of files) expect((await request.get(file)).ok(), file).toBe(true)
})

test('pages, scripts and styles are sent compressed, and pages only once (SPEED-9)', async ({ request }) => {
  const html = await (await request.get(HOME)).text()
  // Files below a kilobyte are not compressed.
  const files = ['js', 'css'].map((end) => fileIn(html.replaceAll('/_theme.js', ''), end))
  for (const address of [HOME, '/sitemap.xml', ...files]) {
    const headers = (await request.get(address, { headers: { 'Accept-Encoding': 'gzip' } })).headers()
    expect(headers, address).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  }
  const { etag = '' } = (await request.get(HOME)).headers()
  expect((await request.get(HOME, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})

test('shared caches keep pages and data for seconds, files of the build for ever', async ({ request }) => {
  const page = await request.get(HOME)
  const html = await page.text()
  const buildId = /"buildId":"([^"]+)"/.exec(html)?.[1]
  const data = await request.get(`/_next/data/${buildId}/pt-br.json`)
  const missing = await request.get(MISSING_PAGE)
  for (const reply of [page, data, missing])
    expect(reply.headers()['cache-control']).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=5')
  const files = [...html.matchAll(/\/(?:_next\/static|fonts)\/[^"]+\.(?:js|css|woff2)/g)].map(
    ([file]) => file,
  )
  expect(files.length).toBeGreaterThan(0)
  for (const address of files)
    expect((await request.get(address)).headers()['cache-control']).toMatch(/max-age=31536000, immutable/)
})

test('password managers are led to the form that changes the password', async ({ request }) => {
  const reply = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(reply.status()).toBe(307)
  expect(reply.headers().location).toBe('/pt-br/link/trocar-senha/')
})

test('TWIN-1: a page says that its response depends on `Accept`, home does not', async ({ request }) => {
  for (const accept of ['text/html', 'text/markdown']) {
    const reply = await request.get('/pt-br/dicas/', { headers: { accept } })
    expect(reply.headers().vary).toMatch(/(?:^|, )Accept(?:,|$)/)
    expect(reply.headers()['content-type']).toContain(accept)
  }
  expect((await request.get(HOME)).headers().vary).toBe('Accept-Encoding')
})

test('TWIN-1: articles, questions, products and leaflets are Markdown at `.md` and for who asks for it', async ({
  request,
  baseURL,
}) => {
  const pages = ['dicas/hidratacao', 'perguntas-frequentes/gripe', 'produtos/xarope-dia', 'bulas/xarope-dia']
  for (const slug of pages) {
    const twin = await request.get(`${baseURL}/pt-br/${slug}.md`)
    expect(twin.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': expect.stringContaining('s-maxage'),
      'content-security-policy': expect.any(String),
      link: expect.stringMatching(new RegExp(`^<https?://[^>]+/pt-br/${slug}/>; rel="canonical"$`)),
    })
    const accepted = await request.get(`${baseURL}/pt-br/${slug}/`, {
      headers: { Accept: 'text/markdown, text/html;q=0.8' },
    })
    expect(accepted.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(accepted.headers().vary).toContain('Accept')
    expect(await accepted.text()).toBe(await twin.text())
    const html = await (await request.get(`${baseURL}/pt-br/${slug}/`)).text()
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/pt-br/${slug}.md"`)
    const title = /^title: "(.+)"$/m.exec(await twin.text())?.[1] ?? 'untitled'
    expect(await twin.text()).toContain(`# ${title}\n`)
  }
  const moved = await request.get(`${baseURL}/pt-br/sac.md`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/pt-br/contacte-nos/'])
  expect((await request.get(`${baseURL}/pt-br/nao-existe.md`)).status()).toBe(404)
})

test('TWIN-2: llms.txt names pages that exist, as Markdown', async ({ request, baseURL }) => {
  const reply = await request.get(`${baseURL}/llms.txt`)
  const text = await reply.text()
  const paths = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+\.md)\)/g)].map(([, path = '']) => path)
  expect(paths).toEqual(expect.arrayContaining(['/pt-br/dicas/hidratacao.md', '/pt-br/produtos/pomada.md']))
  for (const path of paths.slice(0, 3)) expect((await request.get(`${baseURL}${path}`)).status()).toBe(200)
})
