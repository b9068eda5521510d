import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BROWSER_ARGS } from '../lib/browser.mjs'
import { SetupError } from '../lib/site-env'
import { BUDGETS } from './budgets'
import type { BenchPage } from './context'
import type { Row } from './report'

const run = promisify(execFile)
const PROGRAM = 'node_modules/lighthouse/cli/index.js'
const RUNS = Number(process.env.LIGHTHOUSE_RUNS || '5')

const category = z.object({ score: z.number() })
const audit = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

type Report = z.infer<typeof reportSchema>

/** One visit with Lighthouse's own defaults: a mid-range phone on slow 4G, simulated. */
const visit = async (url: string): Promise<Report> => {
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      '--ignore-status-code',
      `--chrome-flags=${['--headless=new', ...BROWSER_ARGS].join(' ')}`,
    ],
    { env: process.env, maxBuffer: 64 * 1024 * 1024 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

const ATTEMPTS = 3

/** Lighthouse now and then misses the start of its own trace (NO_NAVSTART) on a busy machine: such a visit is made again. */
const visitAgainIfNeeded = async (url: string, attempt = 1): Promise<Report> => {
  try {
    return await visit(url)
  } catch (error) {
    if (attempt >= ATTEMPTS)
      throw new SetupError(`Lighthouse fails at ${url}: ${String(error).slice(0, 500)}`)
    return visitAgainIfNeeded(url, attempt + 1)
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Lighthouse 12, mobile, simulated throttling: the median of LIGHTHOUSE_RUNS (5) visits to each page. */
export async function measureLighthouse(pages: BenchPage[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { type, url } of pages) {
    const reports: Report[] = []
    for (let index = 0; index < RUNS; index += 1) reports.push(await visitAgainIfNeeded(url))
    const score = (name: keyof Report['categories']) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[name].score)))
    const value = (name: keyof Report['audits']) =>
      median(reports.map(({ audits }) => audits[name].numericValue))
    const row = (what: string, number: number, unit: string, budget: Row['budget']) =>
      rows.push({ part: 'lighthouse', what: `${type}: ${what}`, value: number, unit, budget })
    row('performance', score('performance'), '', { least: BUDGETS.performance })
    row('accessibility', score('accessibility'), '', { least: BUDGETS.perfectCategory })
    // The browser notes the status of a page for unknown addresses as an error, and the page keeps search engines away:
    // both categories count that as faults, which it must have.
    if (type !== '404') {
      row('best practices', score('best-practices'), '', { least: BUDGETS.perfectCategory })
      row('SEO', score('seo'), '', { least: BUDGETS.perfectCategory })
    }
    row('largest contentful paint', Math.round(value('largest-contentful-paint')), 'ms', {
      most: BUDGETS.largestPaint,
    })
    row('total blocking time', Math.round(value('total-blocking-time')), 'ms', { most: BUDGETS.blockingTime })
    row('layout shift', Number(value('cumulative-layout-shift').toFixed(2)), '', {
      most: BUDGETS.layoutShift,
    })
  }
  return rows
}
