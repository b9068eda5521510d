import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pathsOfSitemap } from '../lib/page-data'
import type { Baseline } from './baseline'
import { BUDGETS } from './budgets'
import type { SiteUnderTest } from './context'
import type { Row } from './report'

const CONNECTIONS = 16
const SECONDS = Number(process.env.BENCH_SERVING_SECONDS || '8')
const ROUNDS = 3

const run = promisify(execFile)

const hasWrk = async (): Promise<boolean> =>
  run('wrk', ['-v']).then(
    () => true,
    // wrk tells its version with exit code 1.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )

const byWrk = async (url: string): Promise<number> => {
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, url])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** The same by ourselves where wrk is not installed: a few connections that ask again as soon as they are answered. */
const byOwnLoop = async (url: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const endsAt = Date.now() + SECONDS * 1000
  let answered = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (reply) => reply.resume().once('end', resolve)).once('error', reject)
    })
  const connection = async () => {
    while (Date.now() < endsAt) {
      await ask()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answered / SECONDS
}

/** Requests a second for a cached page against the baseline's at equal HTML size, and whether pages come from the cache. */
export async function measureServing(site: SiteUnderTest, baseline: Baseline): Promise<Row[]> {
  const rate = (await hasWrk()) ? byWrk : byOwnLoop
  const rows: Row[] = []
  for (const { type, url } of site.pages.filter(({ type: name }) => name !== '404')) {
    const bytes = Buffer.byteLength(await (await fetch(url)).text())
    const baselineUrl = await baseline.sizedUrl(bytes)
    const rates = { baseline: 0, site: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.baseline = Math.max(rates.baseline, await rate(baselineUrl))
      rates.site = Math.max(rates.site, await rate(url))
    }
    const row = (what: string, value: number, unit: string, budget: Row['budget']) =>
      rows.push({ part: 'serving', what: `${type} (${bytes} bytes): ${what}`, value, unit, budget })
    row('rate of the baseline', Math.round(rates.baseline), '/s', null)
    row('rate', Math.round(rates.site), '/s', null)
    row('share of the baseline', Number((rates.site / rates.baseline).toFixed(2)), '', {
      least: BUDGETS.serving,
    })
  }
  return [...rows, await cacheRow(site.origin)]
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

/** Whether every public page is answered from the cache once it has been asked for. */
const cacheRow = async (origin: string): Promise<Row> => {
  const paths = pathsOfSitemap(await (await fetch(`${origin}/sitemap.xml`)).text())
  let misses = 0
  for (const path of paths) misses += (await comesFromCache(origin + path)) ? 0 : 1
  return {
    part: 'serving',
    what: `pages of ${paths.length} not from the cache`,
    value: misses,
    unit: '',
    budget: { most: 0 },
  }
}
