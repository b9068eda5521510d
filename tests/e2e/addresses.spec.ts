import { request as httpRequest } from 'node:http'
import { expect } from '@playwright/test'
import { hasNginx, startNginx } from '../../tools/scripts/lib/nginx'
import { desk, publish, restoreAll } from './support/control'
import { ALONE } from './support/editors-webhook'
import { freePort } from './support/instances'
import { test } from './support/own-site'

/** However the address of a page is written: one page, and never an old one. */
test.describe.configure({ mode: 'serial' })
test.afterAll(restoreAll)

const ID = 'product-umidificador'
const PAGE = '/pt-br/produtos/umidificador/'

const SPELLINGS = [
  '/pt-br/produtos%2Fumidificador/',
  '/pt-br/produtos%2fumidificador/',
  '/pt-br/produtos%252Fumidificador/',
  '/pt-br/produtos/%75midificador/',
  '/pt-br/%70rodutos/umidificador/',
  '/pt-br/produtos/%2575midificador/',
  '/pt%2Dbr/produtos/umidificador/',
  '/PT-BR/PRODUTOS/UMIDIFICADOR/',
  '/pt-br/Produtos/Umidificador/',
  '/pt-br//produtos/umidificador/',
  '//pt-br/produtos/umidificador/',
  '/pt-br/produtos/umidificador//',
  '/pt-br/./produtos/umidificador/',
  '/pt-br/x/../produtos/umidificador/',
  '/pt-br/produtos/%2e/umidificador/',
  '/pt-br/produtos%5Cumidificador/',
  '/pt-br/produtos\\umidificador/',
  '/pt-br/produtos/umidificador',
  '/pt-br/produtos/umidificador/?utm_source=pack',
  '/pt-br/produtos/umidificador/?nxtPslug=produtos/pomada',
  '/pt-br/produtos/umidificador./',
  '/pt-br/produtos/umidificador;v=1/',
  '/pt-br/produtos/umidificador%C2%A0/',
  '/pt-br/produtos/umidificador%E2%80%8B/',
  '/pt-br/produtos/umidificador.md',
  '/pt-br/Produtos/umidificador.MD',
  '/pt-br/produtos%2Fumidificador.md',
]

const dataOf = (build: string): string[] =>
  [
    'produtos/umidificador',
    'produtos%2Fumidificador',
    '%70rodutos/umidificador',
    'Produtos/umidificador',
  ].map((path) => `/_next/data/${build}/pt-br/${path}.json`)

interface Reply {
  status: number
  location: string | undefined
  body: string
}

/** A request whose path is sent as it is written. */
const get = (origin: string, path: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (text: Buffer) => {
        body += String(text)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      )
    })
      .on('error', reject)
      .end()
  })

/** What is at the end of the one redirect that a spelling may be. */
const endOf = async (origin: string, path: string): Promise<Reply> => {
  const reply = await get(origin, path)
  if (reply.status < 300 || reply.status >= 400) return reply
  const target = new URL(reply.location ?? '', origin)
  return get(origin, target.pathname + target.search)
}

/** Publishes, recalls and unpublishes a product; after each no spelling shows what was before. */
const liveThrough = async (origin: string, patience: number, isAlways: (path: string) => boolean) => {
  const build = /"buildId":"([^"]+)"/.exec((await get(origin, PAGE)).body)?.[1] ?? ''
  const paths = [PAGE, ...SPELLINGS, ...dataOf(build)]
  const ends = async () =>
    new Map(await Promise.all(paths.map(async (path) => [path, await endOf(origin, path)] as const)))
  const wrong = async (isRight: (reply: Reply) => boolean): Promise<string[]> =>
    [...(await ends())]
      .filter(
        ([path, reply]) => reply.status >= 500 || (reply.status === 404 ? isAlways(path) : !isRight(reply)),
      )
      .map(([path, { status }]) => `${path} ${status}`)
  const soon = { timeout: patience }
  await expect.poll(() => wrong(({ body }) => body.includes('Umidificador')), soon).toEqual([])
  await publish(ID, { title: 'Vaporizador de Mesa' })
  await expect.poll(() => wrong(({ body }) => body.includes('Vaporizador de Mesa')), soon).toEqual([])
  await publish(ID, { recall: 'Lote 7 recolhido: pare de usar.' })
  await expect.poll(() => wrong(({ body }) => body.includes('Lote 7 recolhido')), soon).toEqual([])
  await desk(ID, 'unpublish')
  const shown = async () =>
    [...(await ends())]
      .filter(([, { status }]) => status !== 404)
      .map(([path, { status }]) => `${path} ${status}`)
  await expect.poll(shown, soon).toEqual([])
  await restoreAll()
  await expect.poll(async () => (await get(origin, PAGE)).status, { timeout: 60_000 }).toBe(200)
}

/** Those that people and printers write lead to the page; others may be "not found". */
const isWritten = (path: string): boolean => !/%5C|\\|_next\/data\/[^/]+\/pt-br\/.*[%A-Z]/.test(path)

test('on one instance', async () => {
  await liveThrough(ALONE.origin, 10_000, isWritten)
})

test('behind the shipped nginx, after fifteen seconds', async () => {
  test.skip(!hasNginx, 'nginx is not installed here, e.g. apt-get install nginx')
  test.setTimeout(180_000)
  const proxy = await startNginx(await freePort(), [
    new URL(ALONE.origin).host.replace('localhost', '127.0.0.1'),
  ])
  try {
    await liveThrough(proxy.origin, 15_000, isWritten)
  } finally {
    await proxy.stop()
  }
})
