import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { loadSiteSetup } from '../../tools/scripts/lib/site-env'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'
import { freePort } from './support/instances'

const NEXT = 'node_modules/next/dist/bin/next'

test.describe.configure({ mode: 'serial' })

for (const { name, change, says } of [
  {
    name: 'an environment that is not usable',
    change: { CONTENTFUL_DELIVERY_TOKEN: '', REVALIDATE_SECONDS: '0' },
    says: ['CONTENTFUL_DELIVERY_TOKEN: is missing', 'REVALIDATE_SECONDS: must be'],
  },
  {
    name: 'values that the build was not made with',
    change: { CONTENTFUL_USE_PREVIEW: 'true' },
    says: ['CONTENTFUL_USE_PREVIEW'],
  },
]) {
  test(`a server with ${name} ends with an error code and says why, in one line of JSON`, async () => {
    const { env } = loadSiteSetup('production', TEST_ENV)
    const port = await freePort()
    const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
      env: { ...env, ...change, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    const fatal = output.split('\n').filter((line) => line.includes('"fatal"'))
    expect(fatal).toHaveLength(1)
    for (const text of says) expect(JSON.parse(fatal[0] ?? '').msg).toContain(text)
  })
}

test('a server that is asked to end says so to probes and serves visitors, before its port closes (FAULT-6)', async () => {
  const { env } = loadSiteSetup('production', TEST_ENV)
  const port = await freePort()
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    env: { ...env, PORT: String(port), DRAIN_SECONDS: '3' },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  const statusOf = async (path: string) =>
    (await fetch(`http://localhost:${port}${path}`).catch(() => null))?.status ?? 0
  await expect.poll(() => statusOf('/api/health/'), { timeout: 20_000 }).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/api/health/')).toBe(503)
  expect(await statusOf('/pt-br/')).toBe(200)
  // A process manager that says it twice does not mean it otherwise.
  child.kill('SIGTERM')
  expect(await statusOf('/pt-br/')).toBe(200)
  expect(await ended).toEqual([143, null])
})
