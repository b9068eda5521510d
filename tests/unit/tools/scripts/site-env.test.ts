import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sandboxParticipationEnv } from '../../../../tools/scripts/lib/participation-env'
import { loadSiteSetup } from '../../../../tools/scripts/lib/site-env'
import { testEnv } from '../../../../tools/scripts/lib/test-env'

// Its files are not the test's.
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ combinedEnv: {} }) },
}))

test('the sandbox brings a database, a mail server and everything that forms need', () => {
  expect(sandboxParticipationEnv({}, 4010)).toMatchObject({
    DATABASE_URL: 'postgres://site@localhost:4014/site',
    SMTP_URL: 'smtp://localhost:4015',
  })
})

test('each of its values gives way to one that the environment names', () => {
  const given = { DATABASE_URL: 'postgres://localhost/own', SMTP_URL: '' }
  expect(sandboxParticipationEnv(given, 4010)).toMatchObject({
    DATABASE_URL: 'postgres://localhost/own',
    SMTP_URL: 'smtp://localhost:4015',
  })
})

test('what visitors send in is kept between starts, and of tests with their temporary files', () => {
  expect(sandboxParticipationEnv({}, 4010).PHOTO_FOLDER).toBe('.cache/sandbox-photos/4010')
  expect(sandboxParticipationEnv(testEnv({}), 4010).PHOTO_FOLDER).toBe(`${tmpdir()}/sandbox-photos/4010`)
})

/** Of the sites of others, and of commands alone. */
const NOT_THE_SITES = /^(?:TEST_|SITE_HOST|SANDBOX_WEBHOOK_URL|MANUAL_URL|CONTENTFUL_MANAGEMENT_URL)/

test('whatever services the shell names, tests use none of them', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) => /_(?:URL|ENDPOINT|WEBHOOK|APP_ID|SPACE_ID|FOLDER|HOST)$/.test(name))
    .filter((name) => !NOT_THE_SITES.test(name))
  expect(names).toContain('REDIS_URL')
  const shell = Object.fromEntries(names.map((name) => [name, 'https://outside.example/']))
  const { env } = loadSiteSetup('production', { ...shell, ...testEnv({}) })
  expect(names.filter((name) => env[name]?.includes('outside.example'))).toEqual([])
})
