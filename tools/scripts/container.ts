import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildah, containerOf, deleteImages, prepareBase, sizeOf, startBuildah } from './lib/buildah'
import { runCommand } from './lib/command'
import { composeService } from './lib/compose'
import { hasNginx, startNginx } from './lib/nginx'
import { CONTAINER_PORTS, choosePorts } from './lib/ports'
import { enterRunFolder } from './lib/run-folder'
import { startSandbox } from './lib/sandbox'
import { type Service, startService } from './lib/services'
import { loadSiteSetup, readVariables, SetupError, type SiteSetup } from './lib/site-env'
import { step } from './lib/step'
import { installFirst, succeeds } from './lib/system-packages.mjs'
import { waitForResponse } from './lib/wait'
import { warmPages } from './lib/warm-pages'

/**
 * `npm run container`: builds the images of the Dockerfile against the sandbox, and starts from them what compose.yaml starts: the
 * commands of operators, Redis, two instances of the site and the shipped nginx, with the sandbox's database and mail server. Both
 * instances must be healthy, and every page must be there. Containers are buildah's, without a daemon or network of their own;
 * so it needs root, on Linux.
 */
const READY_WITHIN = 120_000
const INSTANCES = ['site-1', 'site-2']

const requirePrograms = (): void => {
  if (process.getuid?.() !== 0) throw new SetupError('npm run container needs root, on Linux.')
  for (const [program, check] of [
    ['buildah', '--version'],
    ['debootstrap', '--version'],
    ['redis-server', '--version'],
  ] as const)
    if (!succeeds(program, [check])) installFirst([program])
  if (!hasNginx) throw new SetupError('npm run container needs nginx, e.g. apt-get install nginx')
}

const buildImage = async (
  target: string,
  args: Record<string, string>,
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  const given = Object.entries(args).flatMap(([name, value]) =>
    value ? ['--build-arg', `${name}=${value}`] : [],
  )
  const secret = ['--secret', 'id=contentful_delivery_token,env=CONTENTFUL_DELIVERY_TOKEN']
  const image = `brisamenta-${target}`
  const how = ['--isolation', 'chroot', '--pull-never', '--layers', '--format', 'docker', '--target', target]
  await buildah(['build', ...how, ...secret, ...given, '--tag', image, '.'], env)
  return image
}

/** What `env_file: .env` gives to the containers. */
const environmentFile = ({ env }: SiteSetup): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].flatMap(([, name = '']) =>
      env[name] ? [[name, env[name]]] : [],
    ),
  )

const runIn = async (
  image: string,
  variables: Record<string, string>,
  command: string[],
): Promise<string[]> => {
  const given = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return ['run', '--isolation', 'chroot', ...given, await containerOf(image, 'never'), '--', ...command]
}

/** Waits until every part of an instance is well, which takes its first looks at them. @throws SetupError with what is not */
const requireHealth = async (name: string, port: number, service: Service): Promise<void> => {
  const url = `http://127.0.0.1:${port}/api/health/`
  const endsAt = Date.now() + READY_WITHIN
  for (let health = ''; !health.includes('"status":"ok"'); await sleep(1000)) {
    if (Date.now() > endsAt || !(await waitForResponse(url, READY_WITHIN, service)))
      throw new SetupError(`${name} is not healthy: ${health || service.output().slice(-2000)}`)
    health = await (await fetch(url)).text()
  }
}

const smoke = async (
  setup: SiteSetup,
  images: Record<'site' | 'tools', string>,
  password: string,
): Promise<void> => {
  const ports = { redis: setup.port + 1, nginx: setup.port, sites: [setup.port + 2, setup.port + 3] }
  const secrets = {
    ...setup.env,
    POSTGRES_PASSWORD: password,
    REDIS_PASSWORD: password,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const redis = [
    '-c',
    `exec ${composeService('redis', secrets).command} --bind 127.0.0.1 --port ${ports.redis}`,
  ]
  startService('Redis', redis, { env: process.env, program: 'sh' })
  const variablesOf = (name: string) => {
    const { environment } = composeService(name, secrets)
    const here = {
      REDIS_URL: `redis://:${password}@127.0.0.1:${ports.redis}`,
      DATABASE_URL: setup.env.DATABASE_URL ?? '',
    }
    return { ...environmentFile(setup), ...environment, ...here, HOSTNAME: '127.0.0.1' }
  }
  await buildah(
    await runIn(images.tools, variablesOf('tools'), ['node', 'tools/scripts/bootstrap.mjs', 'db:migrate']),
  )
  for (const [index, name] of INSTANCES.entries()) {
    const port = ports.sites[index] ?? 0
    const args = await runIn(images.site, { ...variablesOf(name), PORT: String(port) }, ['node', 'server.js'])
    await requireHealth(name, port, startBuildah(name, args))
  }
  const proxy = await startNginx(
    ports.nginx,
    ports.sites.map((port) => `127.0.0.1:${port}`),
  )
  try {
    const { pages, failures } = await warmPages(proxy.origin)
    for (const { url, reason } of failures) console.error(`${url}: ${reason}`)
    if (failures.length > 0) throw new SetupError(`${failures.length} addresses of the containers failed.`)
    console.log(`${INSTANCES.length} instances are healthy, ${pages} pages are served by nginx.`)
  } finally {
    await proxy.stop()
  }
}

await runCommand(async () => {
  requirePrograms()
  // At exit, also when it is interrupted: all that it started has ended then.
  process.once('exit', deleteImages)
  enterRunFolder()
  const [, base = ''] = /^FROM (\S+) AS base$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const given = { ...readVariables(), CONTENTFUL_SPACE_ID: '' }
  const ports = await choosePorts(given, CONTAINER_PORTS)
  const setup = loadSiteSetup('production', {
    ...ports,
    CONTENTFUL_SPACE_ID: '',
    SANDBOX_DATA: 'fresh',
    REVIEWS_ENABLED: 'true',
  })
  await startSandbox(setup, { isShown: false })
  await step('Base image made', () => prepareBase(base))
  const password = randomUUID()
  const build = { ...setup.env, POSTGRES_PASSWORD: password, REDIS_PASSWORD: password }
  const images = await step('Images built', async () => ({
    tools: await buildImage('tools', {}, setup.env),
    site: await buildImage('site', composeService('site-1', build).args, setup.env),
  }))
  const [whole, below] = await Promise.all([sizeOf(images.site), sizeOf(base)])
  console.log(`The site's image has ${whole} MB, ${whole - below} above its base.`)
  await step('Images tried', () => smoke(setup, images, password))
})
