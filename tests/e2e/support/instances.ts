import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '../../../scripts/lib/ports'
import { type Service, startService } from '../../../scripts/lib/services'
import { loadSiteSetup } from '../../../scripts/lib/site-env'
import { TEST_ENV } from '../../../scripts/lib/test-env'
import { waitForAnswer } from '../../../scripts/lib/wait'

const READY_WITHIN = 60_000
/** What a built site is served from besides `.next`. */
const SERVED_FROM = ['node_modules', 'public', 'src', 'cache-handler', 'next.config.js', 'package.json']

export interface Instance {
  origin: string
  service: Service
}

export const freePortFrom = async (first: number): Promise<number> => {
  let port = first
  while (!(await isPortFree(port))) port += 1
  return port
}

/** A folder with a copy of the tests' build of its own: instances share nothing but Redis and the content. */
const copyBuild = (name: string): string => {
  const folder = path.resolve('test-results', 'instances', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !file.includes(path.join('.next', 'cache', 'webpack')),
  })
  for (const part of SERVED_FROM)
    if (existsSync(part)) symlinkSync(path.resolve(part), path.join(folder, part))
  return folder
}

/** Starts another instance of the tests' site, and waits until it answers. */
export const startInstance = async (name: string, redisUrl: string): Promise<Instance> => {
  const port = await freePortFrom(Number(TEST_ENV.PORT) + 10)
  const { env } = loadSiteSetup('production', { ...TEST_ENV, REDIS_URL: redisUrl })
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1']
  const service = startService(name, args, { env: { ...env, PORT: String(port) }, cwd: copyBuild(name) })
  const origin = `http://localhost:${port}`
  if (await waitForAnswer(`${origin}/pt-br/`, READY_WITHIN, service)) return { origin, service }
  await service.stop()
  throw new Error(`${name} did not start`)
}
