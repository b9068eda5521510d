import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasNginx, type NginxProxy, startNginx } from '../scripts/lib/nginx'
import { pathsOfSitemap } from '../scripts/lib/page-data'
import { choosePorts, PROXY_PORT } from '../scripts/lib/ports'
import type { Baseline } from './baseline'
import { BUDGETS } from './budgets'
import type { BenchPage, SiteUnderTest } from './context'
import { type Load, putUnderLoad } from './load'
import { linesOf, type Row } from './report'
import { spreadOf } from './statistics'

const ROUNDS = 3

type Budget = Row['budget']

const row = (
  what: string,
  value: number,
  unit: string,
  budget: Budget = null,
  range?: [number, number],
): Row => ({
  part: 'serving',
  what,
  value,
  unit,
  budget,
  ...(range && { range }),
})

const hundredths = (value: number): number => Math.round(value * 100) / 100

/**
 * Two servers by turns, so that other load on the machine affects both.
 * @param bar the least share of the second one's rate
 */
const compare = async (
  what: string,
  names: [string, string],
  request: [() => Promise<Load>, () => Promise<Load>],
  bar: number,
): Promise<Row[]> => {
  const loads: [Load[], Load[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    loads[0].push(await request[0]())
    loads[1].push(await request[1]())
  }
  const rates = loads.map((each) => spreadOf(each.map(({ rate }) => rate)))
  const shares = spreadOf(loads[0].map(({ rate }, round) => rate / (loads[1][round]?.rate ?? rate)))
  const costs = loads.map((each) => each.flatMap(({ cost }) => (cost === null ? [] : [cost])))
  const rounded = ([least, most]: [number, number], by: (value: number) => number): [number, number] => [
    by(least),
    by(most),
  ]
  const rows = [
    ...rates.map(({ median, range }, index) =>
      row(`${what}: ${names[index]}`, Math.round(median), '/s', null, rounded(range, Math.round)),
    ),
    ...costs.flatMap((each, index) =>
      each.length === 0
        ? []
        : [row(`${what}: processor, ${names[index]}`, hundredths(spreadOf(each).median), 'ms a request')],
    ),
    row(`${what}: share`, hundredths(shares.median), '', { least: bar }, rounded(shares.range, hundredths)),
  ]
  console.log(linesOf(rows.slice(-1)))
  return rows
}

/** The bytes on the wire: `fetch` would decompress them. */
const bytesOf = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (reply) => resolve(buffer(reply))).once(
      'error',
      reject,
    )
  })

const besideFloor = async (
  { type, url }: BenchPage,
  site: SiteUnderTest,
  floor: Baseline,
): Promise<Row[]> => {
  const bytes = (await bytesOf(url, 'identity')).byteLength
  const floorUrl = await floor.sizedUrl(bytes)
  const rows: Row[] = []
  for (const encoding of ['identity', 'gzip']) {
    const what = `${type}, ${Math.round(bytes / 1000)} kB, ${encoding}`
    const request: [() => Promise<Load>, () => Promise<Load>] = [
      () => putUnderLoad(url, encoding, site.pid),
      () => putUnderLoad(floorUrl, encoding, floor.pid),
    ]
    rows.push(...(await compare(what, ['site', 'floor'], request, BUDGETS.serving)))
  }
  return rows
}

/** A page that nginx caches, compared with a file of the same bytes that it serves unchanged. */
const besideFile = async ({ type, path: address, url }: BenchPage, proxy: NginxProxy): Promise<Row[]> => {
  const body = await bytesOf(url, 'gzip')
  const file = `${type}.html`
  await writeFile(path.join(proxy.files, file), body)
  const request: [() => Promise<Load>, () => Promise<Load>] = [
    () => putUnderLoad(proxy.origin + address, 'gzip'),
    () => putUnderLoad(`${proxy.origin}/static-file/${file}`, 'gzip'),
  ]
  const what = `${type} behind nginx, ${Math.round(body.byteLength / 1000)} kB of gzip`
  return compare(what, ['page', 'static file'], request, BUDGETS.servingBehindProxy)
}

/** Milliseconds that a page may take to be made again when its time had run out. */
const REGENERATION = 3000

const comesFromCache = async (url: string): Promise<boolean> => {
  const endsAt = Date.now() + REGENERATION
  while (Date.now() < endsAt) {
    const reply = await fetch(url)
    await reply.text()
    if (reply.headers.get('x-nextjs-cache') === 'HIT') return true
    await sleep(100)
  }
  return false
}

/** Whether every public page is served from the cache once it has been requested. */
const cacheRow = async (origin: string): Promise<Row> => {
  const paths = pathsOfSitemap(await (await fetch(`${origin}/sitemap.xml`)).text())
  let misses = 0
  for (const address of paths) misses += (await comesFromCache(origin + address)) ? 0 : 1
  return row(`pages of ${paths.length} not from the cache`, misses, '', { most: 0 })
}

/**
 * Requests a second for a cached page: against the floor's at equal size of HTML, uncompressed and compressed; and behind the
 * shipped nginx against a static file of the same bytes. And whether pages come from the cache.
 */
export async function measureServing(site: SiteUnderTest, floor: Baseline): Promise<Row[]> {
  const pages = site.pages.filter(({ isMissing }) => !isMissing)
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await besideFloor(page, site, floor)))
  if (hasNginx) {
    const { [PROXY_PORT.variable]: port } = await choosePorts(process.env, [PROXY_PORT])
    const proxy = await startNginx(Number(port), [new URL(site.origin).host])
    for (const page of pages) rows.push(...(await besideFile(page, proxy)))
    await proxy.stop()
  } else console.log('nginx is not installed: how fast pages are behind it is not measured.')
  return [...rows, await cacheRow(site.origin)]
}
