import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { startService } from '../../tools/scripts/lib/services'
import { loadSiteSetup } from '../../tools/scripts/lib/site-env'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import { hasRedisServer, redisServer } from '../unit/server/cache/support/redis-server'
import { test } from './support/own-site'

/** Commands that are meant to go on, that build, train or test, or that ask the registry of packages: none of them reads the site's services alone. */
const OTHERS = [
  'start',
  'dev',
  'build',
  'test',
  'test:e2e',
  'test:faults',
  'gallery',
  'pictures',
  'bench',
  'sandbox',
  'container',
  'packages:audit',
  'packages:lock',
  'words:train',
]

/** What a command is told besides its name. */
const ARGUMENTS: Readonly<Record<string, string[]>> = {
  'space:export': [path.resolve('test-results', 'space.json')],
  desk: ['list'],
  feedback: ['report'],
  privacy: ['export', 'ninguem@exemplo.com.br'],
  reviews: ['list'],
}

const commands = [
  ...readFileSync('tools/scripts/bootstrap.mjs', 'utf8').matchAll(/^ {2}'?([\w:]+)'?: \{ script:/gm),
]
  .map(([, name = '']) => name)
  .filter((name) => !OTHERS.includes(name))

test.skip(!hasRedisServer, 'redis-server is not installed here, e.g. apt-get install redis-server')

test('every command ends by itself while every outside service is named and up', async () => {
  test.setTimeout(600_000)
  expect(commands.length).toBeGreaterThanOrEqual(9)
  const redis = await redisServer()
  await redis.start()
  const { env } = loadSiteSetup('production', OWN_ENV)
  const left: string[] = []
  try {
    for (const name of commands) {
      const service = startService(name, ['tools/scripts/bootstrap.mjs', name, ...(ARGUMENTS[name] ?? [])], {
        env: { ...env, REDIS_URL: redis.url },
        isSilent: true,
      })
      const limit = setTimeout(() => {
        left.push(name)
        void service.stop()
      }, 120_000)
      const result = await service.ended
      clearTimeout(limit)
      test.info().annotations.push({
        type: name,
        description: `${result}: ${service.output().trim().split('\n').at(-1)}`,
      })
    }
  } finally {
    await redis.kill()
  }
  expect(left).toEqual([])
})
