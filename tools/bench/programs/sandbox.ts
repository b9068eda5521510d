import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { ExportAsset, ExportEntry, SpaceExport } from '@sandbox/export-format'
import { createSandbox } from '@sandbox/server/sandbox'
import { DELIVERY_TOKEN } from '@sandbox/server/tokens'

/**
 * Measures the sandbox on a space of 5,000 entries: an entry by slug with `include=10`, at the HTTP client. The last
 * line is the cost of the large reply over HTTP. Processor time is that of server and client together.
 * Run with `tsx tools/bench/programs/sandbox.ts [requests]`. Milliseconds.
 */
const ENTRIES = 5000
const ASSETS = 500
const LINKS = 4
const REQUESTS = Number(process.argv[2] ?? 400)
const LOCALE = 'pt-BR'
const DATE = '2026-11-01T12:00:00.000Z'

const link = <Type extends string>(linkType: Type, id: string) => ({
  sys: { type: 'Link' as const, linkType, id },
})
const sysOf = <Type extends 'Entry' | 'Asset'>(type: Type, id: string) => ({
  id,
  type,
  space: link('Space', 'bench'),
  createdAt: DATE,
  updatedAt: DATE,
  publishedAt: DATE,
  firstPublishedAt: DATE,
  publishedVersion: 1,
  publishedCounter: 1,
})

/** Pages in a tree of four children each, so that `include=10` reaches thousands from the first ones. */
const entryAt = (index: number): ExportEntry => {
  const children = Array.from({ length: LINKS }, (_, step) => index * LINKS + step + 1)
  const values: Record<string, unknown> = {
    title: `Página ${index}`,
    slug: `pagina-${index}`,
    body: 'Um texto de exemplo com algumas palavras. '.repeat(8),
    related: children.filter((child) => child < ENTRIES).map((child) => link('Entry', `page-${child}`)),
    image: link('Asset', `asset-${index % ASSETS}`),
  }
  return {
    sys: { ...sysOf('Entry', `page-${index}`), contentType: link('ContentType', 'page') },
    fields: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { [LOCALE]: value }])),
  }
}

const assetAt = (index: number): ExportAsset => ({
  sys: sysOf('Asset', `asset-${index}`),
  fields: {
    title: { [LOCALE]: `Imagem ${index}` },
    file: {
      [LOCALE]: {
        url: `//images.ctfassets.net/bench/asset-${index}/0123456789abcdef0123456789abcdef/foto.png`,
        fileName: 'foto.png',
        contentType: 'image/png',
        details: { size: 1000, image: { width: 800, height: 600 } },
      },
    },
  },
})

const space: SpaceExport = {
  contentTypes: [
    {
      sys: { id: 'page', type: 'ContentType' },
      name: 'Page',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol' },
        { id: 'slug', name: 'Slug', type: 'Symbol' },
        { id: 'body', name: 'Body', type: 'Text' },
        { id: 'related', name: 'Related', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
        { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
      ],
    },
  ],
  locales: [{ name: 'Português (Brasil)', code: LOCALE, default: true, fallbackCode: null }],
  entries: Array.from({ length: ENTRIES }, (_, index) => entryAt(index)),
  assets: Array.from({ length: ASSETS }, (_, index) => assetAt(index)),
}

const measure = async (label: string, addressOf: (turn: number) => string): Promise<void> => {
  const times: number[] = []
  let bytes = 0
  const before = process.cpuUsage()
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const start = performance.now()
    const response = await fetch(addressOf(turn), { headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` } })
    bytes += (await response.text()).length
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  const busy = ((user + system) / 1000 / REQUESTS).toFixed(1)
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  const size = Math.round(bytes / REQUESTS / 1024)
  process.stdout.write(
    `${label}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${busy} ms of processor, ${size} kB\n`,
  )
}

const bareServer = async (bytes: Buffer) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare server listens on no port')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}

const started = performance.now()
const sandbox = await createSandbox({ space, portBase: 0 })
process.stdout.write(`listening after ${(performance.now() - started).toFixed(0)} ms\n`)
const bySlug = (index: number): string =>
  `${sandbox.urls.delivery}/spaces/bench/environments/master/entries?content_type=page&fields.slug=pagina-${index}&include=10`

await measure('any page, first visits', (turn) => bySlug((turn * 37) % ENTRIES))
await measure('any page', (turn) => bySlug((turn * 37) % ENTRIES))
await measure('a page with 340 descendants', () => bySlug(5))

const large = await fetch(bySlug(5), { headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` } })
const bare = await bareServer(Buffer.from(await large.arrayBuffer()))
await measure('the same bytes without the sandbox', () => bare.url)
bare.close()
await sandbox.close()
