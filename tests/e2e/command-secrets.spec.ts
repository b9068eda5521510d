import { spawn } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { expect, test } from '@playwright/test'
import { freePort } from './support/instances'

/** Commands that use a service's secret, and what they are told besides their name. */
const COMMANDS: readonly string[][] = [
  ['model', 'plan'],
  ['model', 'apply'],
  ['webhooks:setup'],
  ['search:index'],
  ['problems'],
  ['report'],
  ['addresses'],
  ['feedback', 'report'],
  ['reviews', 'list'],
  ['photos'],
  ['newsletter'],
  ['privacy', 'export', 'ninguem@exemplo.com.br'],
  ['db:migrate'],
  ['cache:warm'],
]

const SECRETS = {
  CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-Zk3managementSecret',
  CONTENTFUL_DELIVERY_TOKEN: 'Zk3deliverySecret',
  CONTENTFUL_PREVIEW_TOKEN: 'Zk3previewSecret',
  CONTENTFUL_WEBHOOK_SECRET: 'Zk3webhookSecret'.padEnd(64, 'x'),
  PREVIEW_SECRET: 'Zk3previewAddressSecret'.padEnd(32, 'x'),
  ALGOLIA_ADMIN_KEY: 'Zk3adminSecret',
  PARTICIPATION_SECRET: 'Zk3participationSecret'.padEnd(64, 'x'),
}
const IN_ADDRESSES = ['Zk3databaseSecret', 'Zk3redisSecret', 'Zk3mailSecret']

const envAt = (port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SECRETS,
  SITE_URL: 'https://www.exemplo.com.br',
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_ENVIRONMENT: 'copy',
  CONTENTFUL_DELIVERY_HOST: `localhost:${port}`,
  CONTENTFUL_PREVIEW_HOST: `localhost:${port}`,
  CONTENTFUL_INSECURE: 'true',
  CONTENTFUL_MANAGEMENT_URL: `http://localhost:${port}`,
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'app',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'public-key',
  NEXT_PUBLIC_ALGOLIA_HOST: `http://localhost:${port}`,
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
  DATABASE_URL: `postgres://site:${IN_ADDRESSES[0]}@localhost:${port}/site`,
  REDIS_URL: `redis://:${IN_ADDRESSES[1]}@localhost:${port}`,
  SMTP_URL: `smtp://site:${IN_ADDRESSES[2]}@localhost:${port}`,
})

const outputOf = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, ['tools/scripts/bootstrap.mjs', ...args], { env, timeout: 100_000 })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += String(text)
      })
    child.on('close', () => resolve(output))
  })

const listening = async (server: Server): Promise<{ port: number; close: () => void }> => {
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, close: () => void server.close() }
}

const FAULTS: Record<string, () => Promise<{ port: number; close: () => void }>> = {
  'a closed port': async () => ({ port: await freePort(), close: () => undefined }),
  'a refusal (401)': () =>
    listening(
      createHttpServer((_request, response) => {
        const body = { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'refused', status: 401 }
        response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      }),
    ),
  'a connection that is reset': () => listening(createServer((socket) => void socket.resetAndDestroy())),
}

for (const [fault, start] of Object.entries(FAULTS)) {
  test(`no command prints a secret after ${fault}`, async () => {
    test.setTimeout(600_000)
    const { port, close } = await start()
    const secrets = [...Object.values(SECRETS), ...IN_ADDRESSES]
    const told: string[] = []
    const silent: string[] = []
    const waiting = [...COMMANDS]
    const work = async (): Promise<void> => {
      for (let args = waiting.shift(); args; args = waiting.shift()) {
        const output = await outputOf(args, envAt(port))
        if (output.trim() === '') silent.push(args.join(' '))
        told.push(
          ...secrets
            .filter((secret) => output.includes(secret))
            .map((secret) => `${args?.join(' ')}: ${secret}`),
        )
        test.info().annotations.push({ type: args.join(' '), description: output.trim().slice(0, 300) })
      }
    }
    try {
      await Promise.all([work(), work()])
    } finally {
      close()
    }
    expect(told).toEqual([])
    expect(silent).toEqual([])
  })
}
