import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs'
import { SetupError } from '../scripts/lib/site-env'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))

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
    'first-contentful-paint': audit,
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

/** Results of one visit: scores out of a hundred, milliseconds, and the sum of layout shifts. */
export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blockingTime: number
  layoutShift: number
}

/** Lighthouse 12, mobile, simulated throttling. @throws SetupError when it fails three times */
export async function visitWithLighthouse(url: string): Promise<Visit> {
  const { categories, audits } = await visitAgainIfNeeded(url)
  const score = (name: keyof Report['categories']) => Math.round(100 * categories[name].score)
  const value = (name: keyof Report['audits']) => audits[name].numericValue
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blockingTime: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(2)),
  }
}
