/** @jest-environment node */
import { securityHeaders } from '@/config/security-headers.js'

const PRODUCTION = { NODE_ENV: 'production', SITE_URL: 'https://www.exemplo.com.br' }
const headersOf = (env: Record<string, string>) =>
  new Map(securityHeaders(env).map(({ key, value }) => [key, value]))
const policyOf = (env: Record<string, string>) => {
  const directives = (headersOf(env).get('Content-Security-Policy') ?? '').split('; ')
  return new Map(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
}

test('in production nothing inline runs, and no code is made of text', () => {
  const policy = headersOf(PRODUCTION).get('Content-Security-Policy')
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes/)
  for (const [name, sources] of policyOf(PRODUCTION))
    if (name !== 'connect-src') expect(`${name} ${sources.join(' ')}`).not.toContain('*')
  expect(policyOf(PRODUCTION).get('script-src')).toEqual(["'self'"])
  expect(policyOf(PRODUCTION).get('style-src')).toEqual(["'self'"])
})

test('an environment that does not say what it is counts as production', () => {
  expect(headersOf({}).get('Content-Security-Policy')).not.toContain('unsafe')
})

test('hot reload may evaluate code in development only', () => {
  expect(policyOf({ NODE_ENV: 'development' }).get('script-src')).toContain("'unsafe-eval'")
})

test('nothing but this site and Contentful may frame; nothing but this site may be a plug-in, change the base or receive forms', () => {
  const policy = policyOf(PRODUCTION)
  expect(policy.get('default-src')).toEqual(["'self'"])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'self'"])
  expect(policy.get('form-action')).toEqual(["'self'"])
  expect(policy.get('frame-ancestors')).toEqual([
    "'self'",
    'https://app.contentful.com',
    'https://app.eu.contentful.com',
  ])
})

test('pictures come from the content service, and from this machine only with the sandbox', () => {
  expect(policyOf(PRODUCTION).get('img-src')).toContain('https://images.ctfassets.net')
  expect(policyOf(PRODUCTION).get('img-src')?.join(' ')).not.toContain('localhost')
  expect(policyOf({ ...PRODUCTION, CONTENTFUL_INSECURE: 'true' }).get('img-src')).toContain(
    'http://localhost:*',
  )
})

test('requests go to this site and the search service; to this machine only with the sandbox', () => {
  const own = ["'self'", 'https://*.algolia.net', 'https://*.algolianet.com']
  expect(policyOf(PRODUCTION).get('connect-src')).toEqual(own)
  expect(
    policyOf({ ...PRODUCTION, NEXT_PUBLIC_ALGOLIA_HOST: 'https://busca.exemplo.com.br:8443/' }).get(
      'connect-src',
    ),
  ).toEqual([...own, 'https://busca.exemplo.com.br:8443'])
  for (const host of ['javascript:alert(1)', 'https://', 'busca'])
    expect(policyOf({ ...PRODUCTION, NEXT_PUBLIC_ALGOLIA_HOST: host }).get('connect-src')).toEqual(own)
  expect(policyOf({ ...PRODUCTION, CONTENTFUL_INSECURE: 'true' }).get('connect-src')).toContain(
    'http://localhost:*',
  )
})

test('on https browsers are told to stay there; on http they are not', () => {
  expect(headersOf(PRODUCTION).get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
  expect(policyOf(PRODUCTION).has('upgrade-insecure-requests')).toBe(true)
  const local = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }
  expect(headersOf(local).has('Strict-Transport-Security')).toBe(false)
  expect(policyOf(local).has('upgrade-insecure-requests')).toBe(false)
})

test('content types are not guessed, and other sites learn only where a visitor comes from', () => {
  expect(headersOf(PRODUCTION).get('X-Content-Type-Options')).toBe('nosniff')
  expect(headersOf(PRODUCTION).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('only the gallery and development frame pages of this site', () => {
  expect(policyOf(PRODUCTION).get('frame-src')).not.toContain("'self'")
  expect(policyOf({ ...PRODUCTION, GALLERY: 'true' }).get('frame-src')).toContain("'self'")
  expect(policyOf({ NODE_ENV: 'development' }).get('frame-src')).toContain("'self'")
})
