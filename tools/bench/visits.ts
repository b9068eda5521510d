import { setTimeout as sleep } from 'node:timers/promises'
import { BUDGETS } from './budgets'
import type { BenchPage } from './context'
import { type Visit, visitWithLighthouse } from './lighthouse'
import { measureNoise, noiseText } from './quiet'
import type { Row } from './report'
import { spreadOf } from './statistics'

/** Visits to each page; LIGHTHOUSE_RUNS overrides it. */
const RUNS = 5

/** A visited page: of the site, measured against the bars, or of the floor, for comparison. */
interface Visited {
  name: string
  url: string
  page: BenchPage | null
  visits: Visit[]
}

type Budget = Row['budget']

const rowsOf = ({ name, page, visits }: Visited): Row[] => {
  const row = (what: string, measure: keyof Visit, unit: string, budget: Budget): Row => {
    const { median, range } = spreadOf(visits.map((visit) => visit[measure]))
    return { part: 'pages', page: name, what, value: median, range, unit, budget: page ? budget : null }
  }
  const perfect: Budget = { least: BUDGETS.perfectCategory }
  const largest = page?.hasPicture ? BUDGETS.largestPaintOfPicture : BUDGETS.largestPaint
  return [
    row('performance', 'performance', '', { least: BUDGETS.performance }),
    row('accessibility', 'accessibility', '', perfect),
    // Lighthouse counts the 404 status of a missing page, and `noindex`, as faults: both are intended.
    row('best practices', 'bestPractices', '', page?.isMissing ? null : perfect),
    row('SEO', 'seo', '', page?.isHidden ? null : perfect),
    row('LCP', 'largestPaint', 'ms', { most: largest }),
    row('FCP', 'firstPaint', 'ms', { most: BUDGETS.firstPaint }),
    row('TBT', 'blockingTime', 'ms', { most: BUDGETS.blockingTime }),
    row('CLS', 'layoutShift', '', { most: BUDGETS.layoutShift }),
  ]
}

/** Requests after which a server has compressed a page as well as it can, and milliseconds that it may take. */
const REQUESTS_BEFORE = 3
const COMPRESSION = 300

/** So that nothing but the browser works while it visits a page: on a machine that serves, it would not be its own. */
const prepare = async (url: string): Promise<void> => {
  for (let request = 0; request < REQUESTS_BEFORE; request += 1) {
    await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).text()
    await sleep(COMPRESSION)
  }
}

/**
 * Visits every page and, right after each, the floor, so that whatever slows the machine down slows both; then all of them
 * again. The middle of five visits each, with the ends.
 */
export async function measureVisits(pages: BenchPage[], floorUrl: string): Promise<Row[]> {
  const site: Visited[] = pages.map((page) => ({ name: page.type, url: page.url, page, visits: [] }))
  const floor: Visited = { name: 'floor', url: floorUrl, page: null, visits: [] }
  const runs = Number(process.env.LIGHTHOUSE_RUNS || RUNS)
  for (const { url } of [...site, floor]) await prepare(url)
  for (let run = 1; run <= runs; run += 1) {
    for (const visited of site) {
      visited.visits.push(await visitWithLighthouse(visited.url))
      floor.visits.push(await visitWithLighthouse(floor.url))
    }
    console.log(`Round ${run} of ${runs} is done; ${noiseText(await measureNoise())}`)
  }
  return [...rowsOf(floor), ...site.flatMap(rowsOf)]
}
