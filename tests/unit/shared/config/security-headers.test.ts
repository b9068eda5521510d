import { policiesAfterWithdrawal } from '@/shared/config/content-policy'
import { readHeaderValues } from '@/shared/config/header-values'
import { previewHeaders } from '@/shared/config/preview-headers'
import { plainHeaders, securityHeaders } from '@/shared/config/security-headers'

const PRODUCTION = { NODE_ENV: 'production', SITE_URL: 'https://www.exemplo.com.br' }
const headersOf = (env: Record<string, string>) => {
  const values = readHeaderValues(env)
  return new Map([...plainHeaders(values), ...securityHeaders(values)].map(({ key, value }) => [key, value]))
}
const policyIn = (env: Record<string, string>) => headersOf(env).get('Content-Security-Policy') ?? ''
const policyOf = (env: Record<string, string>) =>
  new Map(
    policyIn(env)
      .split('; ')
      .map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
  )
const sourcesOf = (name: string, env: Record<string, string> = {}) =>
  policyOf({ ...PRODUCTION, ...env }).get(name)
const TAGS = { NEXT_PUBLIC_GTM_ID: 'GTM-ABC123' }

test('in production nothing inline runs, and no code is made of text (SAFE-1)', () => {
  expect(policyIn(PRODUCTION)).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes/)
  for (const [name, sources] of policyOf(PRODUCTION))
    if (name !== 'connect-src' && name !== 'report-uri')
      expect(`${name} ${sources.join(' ')}`).not.toContain('*')
  for (const name of ['script-src', 'style-src']) expect(sourcesOf(name)).toEqual(["'self'"])
})

test('an environment that does not say what it is counts as production', () => {
  expect(policyIn({})).not.toContain('unsafe')
})

test('hot reload may evaluate code in development only', () => {
  expect(policyOf({ NODE_ENV: 'development' }).get('script-src')).toContain("'unsafe-eval'")
})

test('nothing but this site may frame or receive forms; nothing may be a plug-in or change the base', () => {
  for (const name of ['default-src', 'form-action', 'frame-ancestors'])
    expect(sourcesOf(name)).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri']) expect(sourcesOf(name)).toEqual(["'none'"])
})

const editorsPolicyOf = (env: Record<string, string>, source: string) => {
  const rules = previewHeaders(readHeaderValues(env)).filter((rule) => rule.source === source)
  const policies = rules.flatMap(({ headers }) =>
    headers.filter(({ key }) => key === 'Content-Security-Policy'),
  )
  return policies.map(({ value }) => value)
}

test("Contentful's app frames previews alone: where they begin and end, and what editors in draft mode see (SAFE-5)", () => {
  for (const source of ['/:path*', '/api/preview/:path*', '/api/exit-preview/:path*'])
    expect(editorsPolicyOf(PRODUCTION, source)).toEqual([
      expect.stringContaining(
        "frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com;",
      ),
    ])
  const rules = previewHeaders(readHeaderValues(PRODUCTION)).filter(({ source }) => source === '/:path*')
  expect(rules).toHaveLength(1)
  expect(rules[0]?.has).toEqual([{ type: 'cookie', key: '__prerender_bypass' }])
  expect(editorsPolicyOf(PRODUCTION, '/:path*').join()).not.toContain('localhost')
})

test('nobody keeps what editors in draft mode see, redirects included (PREVIEW-2)', () => {
  const [rule] = previewHeaders(readHeaderValues(PRODUCTION)).filter(
    ({ source }) => source === '/pt-br/:path*',
  )
  expect(rule?.has).toEqual([{ type: 'cookie', key: '__prerender_bypass' }])
  expect(rule?.headers).toEqual([{ key: 'Cache-Control', value: 'private, no-store' }])
})

test('only addresses of this site become scripts, but where hot reload, live editing or Tag Manager write their own (SAFE-3)', () => {
  expect(policyOf(PRODUCTION).get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policyOf(PRODUCTION).get('trusted-types')).toEqual(['default', 'nextjs', 'nextjs#bundler'])
  for (const env of [{ NODE_ENV: 'development' }, { ...PRODUCTION, ...TAGS }])
    expect(policyOf(env).has('require-trusted-types-for')).toBe(false)
  expect(editorsPolicyOf(PRODUCTION, '/:path*').join()).not.toContain('trusted-types')
})

test('hosts of Tag Manager and of measurements are named where it is configured, and nowhere else (SAFE-3)', () => {
  for (const env of [{}, { NEXT_PUBLIC_GTM_ID: ' ' }])
    expect(policyIn({ ...PRODUCTION, ...env })).not.toContain('google')
  const measured = policyOf({ ...PRODUCTION, ...TAGS })
  expect(measured.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com'])
  for (const name of ['img-src', 'connect-src'])
    expect(measured.get(name)).toContain('https://*.google-analytics.com')
  expect([...measured.values()].flat().join(' ')).not.toMatch(/doubleclick|googleads|google\.com(?:\.br)?$/)
})

test('hosts of Google Ads are named where the container has its tags, and not without a container (SAFE-3)', () => {
  const withAds = { ...TAGS, GOOGLE_ADS: 'true' }
  for (const name of ['script-src', 'img-src', 'connect-src'])
    expect(sourcesOf(name, withAds)).toContain('https://googleads.g.doubleclick.net')
  expect(sourcesOf('frame-src', withAds)).toContain('https://td.doubleclick.net')
  expect(policyIn({ ...PRODUCTION, GOOGLE_ADS: 'true' })).not.toContain('google')
})

test('what a page closes itself with leaves its own hosts, and of the tags only those that stay allowed', () => {
  const env = { ...PRODUCTION, ...TAGS }
  expect(policiesAfterWithdrawal(readHeaderValues(PRODUCTION))).toEqual({})
  expect(Object.keys(policiesAfterWithdrawal(readHeaderValues(env)))).toEqual(['none'])
  const { none, measurement, advertising } = policiesAfterWithdrawal(
    readHeaderValues({ ...env, GOOGLE_ADS: 'true' }),
  )
  expect(none).not.toContain('google')
  expect(none).toContain("connect-src 'self' https://*.algolia.net")
  expect(measurement).toContain('google-analytics')
  expect(measurement).not.toContain('doubleclick')
  expect(advertising).toContain('doubleclick')
  expect(advertising).not.toContain('google-analytics')
})

test('browsers report violations to the site itself', () => {
  expect(sourcesOf('report-uri')).toEqual(['/api/policy-reports/'])
})

test('other sites may not load files of this one', () => {
  expect(headersOf(PRODUCTION).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})

test('pictures come from the content service, and from this machine only with the sandbox', () => {
  expect(sourcesOf('img-src')).toContain('https://images.ctfassets.net')
  for (const [name, sources] of policyOf(PRODUCTION))
    expect(`${name} ${sources.join(' ')}`).not.toMatch(/localhost|127\.0\.0\.1/)
  const european = { CONTENTFUL_DELIVERY_HOST: 'cdn.eu.contentful.com' }
  expect(sourcesOf('img-src', european)).toContain('https://images.eu.ctfassets.net')
  expect(sourcesOf('img-src', { CONTENTFUL_INSECURE: 'true' })).toContain('http://localhost:*')
})

test('requests go to this site and the search service; to this machine only with the sandbox', () => {
  const own = ["'self'", 'https://*.algolia.net', 'https://*.algolianet.com']
  const withHost = (host: string) => sourcesOf('connect-src', { NEXT_PUBLIC_ALGOLIA_HOST: host })
  expect(sourcesOf('connect-src')).toEqual(own)
  const host = 'https://busca.exemplo.com.br:8443'
  expect(withHost(`${host}/`)).toEqual(["'self'", host])
  for (const odd of ['javascript:alert(1)', 'https://', 'busca']) expect(withHost(odd)).toEqual(own)
  expect(sourcesOf('connect-src', { CONTENTFUL_INSECURE: 'true' })).toContain('http://localhost:*')
})

test('on https browsers are told to stay there; on http they are not (SAFE-6)', () => {
  expect(headersOf(PRODUCTION).get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
  expect(policyOf(PRODUCTION).has('upgrade-insecure-requests')).toBe(true)
  const local = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }
  expect(headersOf(local).has('Strict-Transport-Security')).toBe(false)
  expect(policyOf(local).has('upgrade-insecure-requests')).toBe(false)
})

test('content types are not guessed, and other sites learn only where a visitor comes from (SAFE-6)', () => {
  expect(headersOf(PRODUCTION).get('X-Content-Type-Options')).toBe('nosniff')
  expect(headersOf(PRODUCTION).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('only the gallery and development frame pages of this site', () => {
  expect(sourcesOf('frame-src')).not.toContain("'self'")
  expect(sourcesOf('frame-src', { GALLERY: 'true' })).toContain("'self'")
  expect(sourcesOf('frame-src', { NODE_ENV: 'development' })).toContain("'self'")
})
