import { readFileSync } from 'node:fs'
import type { ownWarnings } from '@/shared/config/env'
import { readServerEnv } from '@/shared/config/env-schema'
import { environmentWarnings } from '@/shared/config/env-warnings'

const LEAST = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_DELIVERY_TOKEN: 'token' }
const WITH_DATABASE = {
  ...LEAST,
  DATABASE_URL: 'postgres://localhost/site',
  PARTICIPATION_SECRET: 'x'.repeat(32),
  CONTACT_ADDRESS: 'contato@exemplo.com.br',
  MODERATION_ADDRESS: 'avaliacoes@exemplo.com.br',
  PHARMACOVIGILANCE_ADDRESS: 'farmacovigilancia@exemplo.com.br',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'nao-responda@exemplo.com.br',
  PHOTO_FOLDER: '/photos',
}

const warningsOf = (source: Record<string, string>): string[] => {
  const before = process.env
  process.env = source as NodeJS.ProcessEnv
  try {
    let found: string[] = []
    jest.isolateModules(() => {
      found = jest.requireActual<{ ownWarnings: typeof ownWarnings }>('@/shared/config/env').ownWarnings()
    })
    return found
  } finally {
    process.env = before
  }
}

test.each([
  'REVALIDATE_SECOND',
  'CONTACT_ADRESS',
  'DATABASE_URI',
  'site_url',
  'MAIL_FORM',
  'CONTENTFUL_WEBHOOK_TOKEN_OLD',
])('%s, which begins like names of this site and which nothing reads, is told without its value', (name) => {
  expect(warningsOf({ ...WITH_DATABASE, [name]: 's3cret' })).toEqual([
    `${name} is not known: see .env.example`,
  ])
})

test('what systems and packages set is no variable of this site', () => {
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'NODE_ENV',
    'REDIS_PORT',
    'REDIS_SERVICE_HOST',
    'MAIL_PORT_25_TCP',
    'DATABASE_SERVICE_PORT',
    'NEXT_RUNTIME',
    'PWD',
    'TZ',
  ]
  expect(warningsOf({ ...LEAST, ...Object.fromEntries(others.map((name) => [name, 'x'])) })).toEqual([])
})

test('every variable of .env.example is known', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_0-9]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(60)
  const known = { ...WITH_DATABASE, ...LEAST }
  const env = readServerEnv(known)
  const source = Object.fromEntries(names.map((name) => [name, 'x']))
  const { OTHER_VARIABLES } = jest.requireActual<{ OTHER_VARIABLES: string[] }>(
    '@/shared/config/other-variables',
  )
  expect(environmentWarnings(source, env, [...Object.keys(env), ...OTHER_VARIABLES])).toEqual([])
})

test.each(['CONTACT_ADDRESS', 'MODERATION_ADDRESS', 'SMTP_URL'])('a database without %s is told', (name) => {
  const { [name]: _left, ...source } = WITH_DATABASE as Record<string, string>
  expect(warningsOf(source)).toEqual([expect.stringMatching(new RegExp(`^${name} is missing: `))])
})

test('nothing is told of a whole configuration, nor without a database', () => {
  expect(warningsOf(WITH_DATABASE)).toEqual([])
  expect(warningsOf(LEAST)).toEqual([])
})
