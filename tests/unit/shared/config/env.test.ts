import { builtInValues } from '@/shared/config/built-in'
import { differsFromBuild } from '@/shared/config/built-with'
import { readServerEnv } from '@/shared/config/env-schema'
import { serverSchema } from '@/shared/config/env-variables'
import { SANDBOX_PREVIEW_SECRET, SANDBOX_WEBHOOK_SECRET } from '@/shared/config/sandbox-values'

const LEAST = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_DELIVERY_TOKEN: 'token' }
const faultsOf = (source: Record<string, string | undefined>): string => {
  try {
    readServerEnv(source)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('space and token are enough; the rest has defaults (PUBLISH-4, QUERY-6)', () => {
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
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'Marca'],
  ['CONTACT_ADDRESS', 'um@exemplo.com.br, dois@exemplo.com.br'],
  ['MODERATION_ADDRESS', 'um@exemplo.com.br, dois'],
  ['PARTICIPATION_SECRET', 'short'],
  ['REVIEWS_ENABLED', 'sim'],
  ['RETENTION_CONTACT_DAYS', '0'],
  ['S3_PREFIX', '/photos/'],
  ['S3_ENCRYPTION', 'yes'],
])('%s=%s is named as malformed, with its purpose', (name, value) => {
  expect(faultsOf({ ...LEAST, [name]: value })).toMatch(new RegExp(`\\n  ${name}: must .+ \\(.+\\)\\n`))
})

test('drafts are shown on the whole site with the preview token', () => {
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

const SANDBOX = {
  ...LEAST,
  CONTENTFUL_DELIVERY_HOST: 'localhost:4010',
  CONTENTFUL_PREVIEW_HOST: '127.0.0.1:4011',
  CONTENTFUL_INSECURE: 'true',
  PREVIEW_SECRET: SANDBOX_PREVIEW_SECRET,
  CONTENTFUL_WEBHOOK_SECRET: SANDBOX_WEBHOOK_SECRET,
}
const PUBLIC = { SITE_URL: 'https://www.exemplo.com.br' }
const OWN_SECRETS = { PREVIEW_SECRET: 'own-preview-secret', CONTENTFUL_WEBHOOK_SECRET: 'own'.padEnd(64, '-') }

test.each([
  ['drafts on the whole site', { CONTENTFUL_USE_PREVIEW: 'true' }, 'CONTENTFUL_PREVIEW_TOKEN'],
  ['counted searches', { COUNT_SEARCHES: 'true' }, 'DATABASE_URL'],
  ['hosts of Google Ads', { GOOGLE_ADS: 'true' }, 'NEXT_PUBLIC_GTM_ID'],
  ['a database', { DATABASE_URL: 'postgres://localhost/site' }, 'PARTICIPATION_SECRET'],
  ['reports of harm', { DATABASE_URL: 'postgres://localhost/site' }, 'PHARMACOVIGILANCE_ADDRESS'],
  ['a mail server', { SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
])('%s: %j needs %s', (_, more, name) => {
  expect(faultsOf({ ...LEAST, ...more })).toContain(`${name}: is missing`)
})

test('hosts of Google Ads are let in for the tags of a container', () => {
  expect(faultsOf({ ...LEAST, GOOGLE_ADS: 'true', NEXT_PUBLIC_GTM_ID: 'GTM-AB12' })).toBe('')
})

test.each([
  ['on this machine', {}],
  ['at a public address, with own secrets', { ...PUBLIC, ...OWN_SECRETS, SANDBOX_IN_PUBLIC: 'true' }],
])('the sandbox may stand in %s', (_, more) => {
  expect(faultsOf({ ...SANDBOX, ...more })).toBe('')
})

test.each([
  ['the known secret of previews at a public address', { ...SANDBOX, ...PUBLIC }, 'PREVIEW_SECRET'],
  ['the known secret of public webhooks', { ...SANDBOX, ...PUBLIC }, 'CONTENTFUL_WEBHOOK_SECRET'],
  ['a known secret for a real space', { ...LEAST, PREVIEW_SECRET: SANDBOX_PREVIEW_SECRET }, 'PREVIEW_SECRET'],
  ['a known secret with the word', { ...SANDBOX, ...PUBLIC, SANDBOX_IN_PUBLIC: '1' }, 'PREVIEW_SECRET'],
  ['tokens over http to a real space', { ...LEAST, CONTENTFUL_INSECURE: 'true' }, 'CONTENTFUL_INSECURE'],
  ['the sandbox in public without the word', { ...SANDBOX, ...PUBLIC, ...OWN_SECRETS }, 'SITE_URL'],
  [
    'the admin key as search key',
    { ...LEAST, ...SEARCH, ALGOLIA_ADMIN_KEY: 'key' },
    'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
  ],
  [
    'one secret for two ends',
    { ...LEAST, ...OWN_SECRETS, PREVIEW_SECRET: OWN_SECRETS.CONTENTFUL_WEBHOOK_SECRET },
    'PREVIEW_SECRET',
  ],
])('%s stops the start', (_, source, name) => {
  expect(faultsOf(source)).toMatch(new RegExp(`\\n  ${name}: must .+ \\(.+\\)\\n`))
})

test('a server knows in which variables it differs from its build, in what they mean', () => {
  const built = builtInValues({ ...LEAST, CONTENTFUL_USE_PREVIEW: '1' })
  const same = { CONTENTFUL_USE_PREVIEW: 'true', CONTENTFUL_ENVIRONMENT: 'master', LOG_LEVEL: 'debug' }
  expect(differsFromBuild({ ...LEAST, ...same }, built)).toEqual([])
  expect(differsFromBuild({ ...LEAST, ...PUBLIC }, built)).toEqual(['SITE_URL', 'CONTENTFUL_USE_PREVIEW'])
  expect(differsFromBuild(LEAST, undefined)).toEqual([])
})

test('several moderators are told, with commas between them', () => {
  const { MODERATION_ADDRESS } = readServerEnv({ ...LEAST, MODERATION_ADDRESS: 'um@b.br, dois@b.br,' })
  expect(MODERATION_ADDRESS).toEqual(['um@b.br', 'dois@b.br'])
})

test('proxies are addresses, networks, or a number of them', () => {
  for (const good of ['10.0.0.0/8, fd00::/8', '10.1.2.3', '2'])
    expect(() => readServerEnv({ ...LEAST, TRUSTED_PROXIES: good })).not.toThrow()
  for (const bad of ['nginx', '10.0.0.0/40', '999.1.1.1', '2, 10.0.0.1', '0'])
    expect(faultsOf({ ...LEAST, TRUSTED_PROXIES: bad })).toMatch(/TRUSTED_PROXIES: must be addresses/)
})

const BUCKET = {
  S3_ENDPOINT: 'https://s3.exemplo.com.br',
  S3_BUCKET: 'fotos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('a bucket for photos is configured as a whole or not at all', () => {
  expect(faultsOf({ ...LEAST, ...BUCKET })).toBe('')
  for (const name of Object.keys(BUCKET))
    expect(faultsOf({ ...LEAST, ...BUCKET, [name]: '' }).match(/S3_\w+: is missing/g)).toEqual([
      `${name}: is missing`,
    ])
  for (const name of ['S3_REGION', 'S3_SESSION_TOKEN', 'S3_PREFIX'])
    expect(faultsOf({ ...LEAST, [name]: 'x' }).match(/S3_\w+: is missing/g)).toHaveLength(4)
})

test('several instances need one place for photos', () => {
  const several = {
    ...LEAST,
    REDIS_URL: 'redis://localhost',
    DATABASE_URL: 'postgres://localhost/site',
    PARTICIPATION_SECRET: 'x'.repeat(32),
    PHARMACOVIGILANCE_ADDRESS: 'farmaco@example.com',
  }
  expect(faultsOf(several)).toMatch(/\n {2}PHOTO_FOLDER: must be set, or S3_\*, where REDIS_URL is/)
  expect(faultsOf({ ...several, PHOTO_FOLDER: '/photos' })).toBe('')
  expect(faultsOf({ ...several, ...BUCKET })).toBe('')
  expect(faultsOf({ ...several, DATABASE_URL: '' })).toBe('')
})

test('every variable says what it is for', () => {
  const silent = Object.entries(serverSchema.shape).filter(([, { description }]) => !description)
  expect(silent.map(([name]) => name)).toEqual([])
})
