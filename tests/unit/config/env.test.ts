/** @jest-environment node */
import { readServerEnv } from '@/config/env'

const LEAST = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_DELIVERY_TOKEN: 'token' }
const faultsOf = (source: Record<string, string | undefined>): string => {
  try {
    readServerEnv(source)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('space and token are enough; the rest has defaults', () => {
  expect(readServerEnv(LEAST)).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_DELIVERY_HOST: 'cdn.contentful.com',
    CONTENTFUL_PREVIEW_HOST: 'preview.contentful.com',
    CONTENTFUL_USE_PREVIEW: false,
    CONTENTFUL_INSECURE: false,
    CONTENTFUL_MAX_RPS: 50,
    PRIVACY_DOCUMENT_URL: null,
    REVALIDATE_SECONDS: 300,
  })
})

test('every missing variable is named in one error, each with its purpose', () => {
  const faults = faultsOf({})
  expect(faults).toMatch(/CONTENTFUL_SPACE_ID: is missing \(id of the Contentful space/)
  expect(faults).toMatch(/CONTENTFUL_DELIVERY_TOKEN: is missing \(Content Delivery API token/)
})

test('a blank variable counts as not set', () => {
  expect(faultsOf({ ...LEAST, CONTENTFUL_SPACE_ID: ' ' })).toMatch(/CONTENTFUL_SPACE_ID: is missing/)
  expect(readServerEnv({ ...LEAST, CONTENTFUL_MAX_RPS: '', SITE_URL: '', CONTENTFUL_INSECURE: '' })).toEqual(
    readServerEnv(LEAST),
  )
})

test.each([
  ['SITE_URL', 'www.exemplo.com.br'],
  ['SITE_URL', 'ftp://www.exemplo.com.br'],
  ['SITE_URL', 'https://www.exemplo.com.br/pt-br/'],
  ['CONTENTFUL_MAX_RPS', '0'],
  ['CONTENTFUL_MAX_RPS', '-5'],
  ['CONTENTFUL_MAX_RPS', 'muitas'],
  ['CONTENTFUL_TIMEOUT_MS', '1.5'],
  ['CONTENTFUL_INSECURE', 'sim'],
  ['CONTENTFUL_USE_PREVIEW', 'yes'],
  ['CONTENTFUL_DELIVERY_HOST', 'https://cdn.contentful.com'],
  ['PRIVACY_DOCUMENT_URL', 'privacy.json'],
  ['REVALIDATE_SECONDS', 'daily'],
])('%s=%s is named as malformed, with its purpose', (name, value) => {
  expect(faultsOf({ ...LEAST, [name]: value })).toMatch(new RegExp(`\\n  ${name}: must .+ \\(.+\\)\\n`))
})

test('showing drafts on the whole site needs the preview token', () => {
  expect(faultsOf({ ...LEAST, CONTENTFUL_USE_PREVIEW: 'true' })).toMatch(
    /CONTENTFUL_PREVIEW_TOKEN: is missing/,
  )
  const env = readServerEnv({ ...LEAST, CONTENTFUL_USE_PREVIEW: '1', CONTENTFUL_PREVIEW_TOKEN: 'preview' })
  expect(env.CONTENTFUL_USE_PREVIEW).toBe(true)
})

test('the site address loses its final slash, so that paths can be put behind it', () => {
  expect(readServerEnv({ ...LEAST, SITE_URL: 'https://www.exemplo.com.br/' }).SITE_URL).toBe(
    'https://www.exemplo.com.br',
  )
})

test('no error repeats a value, which may be a secret', () => {
  expect(faultsOf({ ...LEAST, CONTENTFUL_INSECURE: 'token-123' })).not.toContain('token-123')
})

const SEARCH = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
}

test('search is configured as a whole or not at all', () => {
  expect(faultsOf(LEAST)).toBe('')
  expect(faultsOf({ ...LEAST, ...SEARCH })).toBe('')
  for (const name of Object.keys(SEARCH)) {
    const faults = faultsOf({ ...LEAST, ...SEARCH, [name]: '' })
    expect(faults).toContain(`${name}: is missing (`)
    expect(faults.match(/is missing/g)).toHaveLength(1)
  }
})

test.each([
  ['NEXT_PUBLIC_ALGOLIA_HOST', 'http://localhost:4012'],
  ['ALGOLIA_ADMIN_KEY', 'secret'],
])('%s alone is half a configuration', (name, value) => {
  expect(faultsOf({ ...LEAST, [name]: value }).match(/ALGOLIA_\w+: is missing/g)).toHaveLength(4)
})

test.each(['localhost:4012', 'https://busca.exemplo.com.br/1/indexes', 'ftp://busca'])(
  'a search host of %s is named as malformed',
  (host) => {
    expect(faultsOf({ ...LEAST, ...SEARCH, NEXT_PUBLIC_ALGOLIA_HOST: host })).toMatch(
      /NEXT_PUBLIC_ALGOLIA_HOST: must/,
    )
  },
)
