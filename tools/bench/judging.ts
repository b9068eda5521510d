import { type Browser, chromium } from '@playwright/test'
import { build } from 'esbuild'
import { z } from 'zod'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import type { SiteUnderTest } from './context'
import type { Row } from './report'
import { spreadOf } from './statistics'

const SLOWER_BY = 6
const QUERIES = 200
const FIRST_USES = 9

/** As the results page reads a query (src/ui/search/use-advice.ts). */
const SCRIPT = `
import { readEngine } from '@/shared/words/judge-danger'
import { advise } from '@/shared/words/understanding/advise'
import { dictionaryOf } from '@/shared/words/understanding/dictionary'
window.judgeAll = (file, rules, queries) => {
  const times = []
  let judge
  for (const query of queries) {
    const start = performance.now()
    judge ??= { ...rules, engine: readEngine(JSON.parse(file)), dictionary: dictionaryOf(rules.concepts) }
    advise(query, judge)
    times.push(performance.now() - start)
  }
  return times
}`

const compiled = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Milliseconds for each query in a new page, the first with all that is made once. */
const timesOf = async (browser: Browser, script: string, data: unknown[]): Promise<number[]> => {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
  await page.addScriptTag({ content: script })
  const times = await page.evaluate<number[]>(`window.judgeAll(...${JSON.stringify(data)})`)
  await page.close()
  return times
}

const RULES = z.looseObject({ guidance: z.array(z.looseObject({ words: z.array(z.string()) })) })

/** What the results page requests before it judges a query: the weights, and the editors' rules. */
const served = async (origin: string) => {
  const html = await (await fetch(`${origin}/pt-br/search/`)).text()
  const [file, rules] = /data-needed="(\S+) (\S+?)"/.exec(html)?.slice(1) ?? []
  const read = async (path = ''): Promise<string> => (await fetch(origin + path)).text()
  return { file: await read(file), rules: RULES.parse(JSON.parse(await read(rules))) }
}

/** Two expressions of editors in each query, taken evenly from all. */
const queriesOf = ({ guidance }: z.infer<typeof RULES>): string[] => {
  const words = guidance.flatMap((one) => one.words)
  const at = (share: number): string => words[Math.floor(words.length * share) % words.length] ?? ''
  return Array.from({ length: QUERIES }, (_, query) => `${at(query / QUERIES)} ${at(query / QUERIES + 0.5)}`)
}

/** How long a browser on a slow phone takes to judge a query by the engine of words and the editors' rules. */
export async function measureJudging({ origin }: Pick<SiteUnderTest, 'origin'>): Promise<Row[]> {
  const { file, rules } = await served(origin)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  try {
    const script = await compiled()
    const data = [file, rules, queriesOf(rules)]
    const firsts: number[] = []
    let times: number[] = []
    for (let run = 0; run < FIRST_USES; run += 1) {
      times = await timesOf(browser, script, data)
      firsts.push(times[0] ?? 0)
    }
    const row = (what: string, values: number[]): Row => {
      const { median, range } = spreadOf(values)
      return { part: 'judging', what, value: median, range, unit: 'ms', budget: null }
    }
    return [row('the first query, weights and rules read', firsts), row('a query of 200', times.slice(1))]
  } finally {
    await browser.close()
  }
}
