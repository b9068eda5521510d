import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '../scripts/lib/sandbox'
import { buildSite, startSite } from '../scripts/lib/site'
import type { SiteSetup } from '../scripts/lib/site-env'
import { BUDGETS } from './budgets'
import { benchSetup } from './context'
import { writeGeneratedSpace } from './generate-space'
import { watchMemory } from './memory'
import type { Row } from './report'
import { readCalls, resetCalls } from './sandbox-stats'

/** Pages of the spaces to build; BENCH_PAGES leaves out the larger ones. */
const SIZES = [100, 1000, 5000]
const LARGEST = Number(process.env.BENCH_PAGES || '5000')
/** Seconds; short, so that a page can be made again while we wait. */
const REVALIDATE_SECONDS = 2
/** Milliseconds that header and footer are cached, and a little more: the most expensive revalidation fetches them too. */
const GLOBAL_DATA_MAX_AGE = 16_000

interface Build {
  pages: number
  milliseconds: number
  memory: number
  calls: number
  perSecond: number
}

/** Built pages, without error pages. */
const countPages = async ({ env }: SiteSetup): Promise<number> => {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    await readFile(path.join(env.BUILD_DIR ?? '', 'prerender-manifest.json'), 'utf8'),
  )
  return Object.keys(manifest.routes).filter((route) => route.startsWith('/pt-br')).length
}

const measureOne = async (setup: SiteSetup, sandboxBase: number): Promise<Build> => {
  await resetCalls(sandboxBase)
  const startedAt = performance.now()
  let largest = () => 0
  await buildSite(setup, (build) => {
    largest = watchMemory(build).largest
  })
  const milliseconds = performance.now() - startedAt
  return {
    pages: await countPages(setup),
    milliseconds,
    memory: largest(),
    ...(await readCalls(sandboxBase)),
  }
}

/** Content calls of one revalidation, including its layout. */
const callsOfRevalidation = async (setup: SiteSetup, sandboxBase: number): Promise<number> => {
  const site = await startSite(setup, { isShown: false })
  const url = `http://localhost:${setup.port}/pt-br/`
  await sleep(GLOBAL_DATA_MAX_AGE)
  await resetCalls(sandboxBase)
  await (await fetch(url)).text()
  await sleep(REVALIDATE_SECONDS * 1000)
  const { calls } = await readCalls(sandboxBase)
  await site.stop()
  return calls
}

const rowsOf = ({ pages, milliseconds, memory, calls, perSecond }: Build): Row[] => {
  const row = (what: string, value: number, unit: string, budget: Row['budget']): Row => ({
    part: 'build',
    what: `${pages} pages: ${what}`,
    value,
    unit,
    budget,
  })
  return [
    row('time', Math.round(milliseconds), 'ms', null),
    row('largest process', memory, 'bytes', { most: BUDGETS.buildMemory }),
    row('content calls', calls, '', { most: pages + BUDGETS.buildCallsOverPages }),
    row('most calls in a second', perSecond, '/s', { most: BUDGETS.callsPerSecond }),
  ]
}

/** What each further page costs between two sizes: a build that is not linear shows in the last of them. */
const slopeRows = (builds: Build[]): Row[] =>
  builds.slice(1).map((build, index) => {
    const before = builds[index] ?? build
    const value = (build.milliseconds - before.milliseconds) / Math.max(1, build.pages - before.pages)
    return {
      part: 'build',
      what: `a further page, from ${before.pages} to ${build.pages}`,
      value: Number(value.toFixed(1)),
      unit: 'ms',
      budget: { most: BUDGETS.buildPerPage },
    }
  })

/** Builds generated spaces of growing size: time, memory, content calls; and the calls of one revalidation. */
export async function measureBuild(): Promise<Row[]> {
  const builds: Build[] = []
  const rows: Row[] = []
  for (const size of SIZES.filter((each) => each <= LARGEST)) {
    const setup = await benchSetup({
      SANDBOX_SPACE: await writeGeneratedSpace(size),
      REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
      // The bar of memory is for small machines.
      NODE_OPTIONS: '--max-old-space-size=700',
    })
    if (setup.sandboxBase === null) return rows
    const sandbox = await startSandbox(setup, { isShown: false })
    const build = await measureOne(setup, setup.sandboxBase)
    rows.push(...rowsOf(build))
    if (builds.length === 0) {
      rows.push({
        part: 'build',
        what: 'content calls of one revalidation',
        value: await callsOfRevalidation(setup, setup.sandboxBase),
        unit: '',
        budget: { most: BUDGETS.revalidationCalls },
      })
    }
    builds.push(build)
    await sandbox?.stop()
  }
  return [...rows, ...slopeRows(builds)]
}
