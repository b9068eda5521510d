import { type Browser, chromium } from '@playwright/test'
import { build } from 'esbuild'
import dangerFile from '@/shared/words/generated/danger.json'
import { SEARCH_RULES_HREF } from '@/ui/search/use-search-rules'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { allSentences } from '../scripts/words/sentences'
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

/** How long a browser on a slow phone takes to judge a query by the engine of words and the editors' rules. */
export async function measureJudging({ origin }: Pick<SiteUnderTest, 'origin'>): Promise<Row[]> {
  const rules: unknown = await (await fetch(origin + SEARCH_RULES_HREF)).json()
  const sentences = allSentences()
  const each = Math.floor(sentences.length / QUERIES)
  const queries = Array.from({ length: QUERIES }, (_, at) => sentences[at * each]?.text ?? '')
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  try {
    const script = await compiled()
    const data = [JSON.stringify(dangerFile), rules, queries]
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
