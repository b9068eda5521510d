import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs'
import { nextDataOf, pathsOfSitemap } from '../lib/page-data'
import type { Baseline } from './baseline'
import { BUDGETS } from './budgets'
import type { BenchPage, SiteUnderTest } from './context'
import { measureLayoutShift, SCREENS } from './layout-shift'
import type { Row } from './report'
import { tableOfScriptOwners } from './script-owners'

interface Weight {
  scripts: number
  styles: number
  html: number
  nodes: number
  requests: number
}

const gzipSize = async (reply: Response): Promise<number> => gzipSync(await reply.body()).byteLength

/** What a browser really fetches for a page before anybody scrolls, compressed as servers compress. */
const weigh = async (
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Weight> => {
  const page = await browser.newPage({ viewport })
  /** By address: a script that was preloaded and then used is one script. */
  const found = new Map<string, Response>()
  page.on('response', (reply) => found.set(reply.url(), reply))
  await page.goto(url, { waitUntil: 'networkidle' })
  const replies = [...found.values()].filter((reply) => !reply.url().startsWith('data:'))
  const sum = async (kind: string) => {
    const sizes = replies.filter((reply) => reply.request().resourceType() === kind).map(gzipSize)
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
  const weight = {
    scripts: await sum('script'),
    styles: await sum('stylesheet'),
    html: await sum('document'),
    nodes: await page.locator('*').count(),
    requests: replies.length,
  }
  await page.close()
  return weight
}

/** The heavier of the narrow and the wide screen. */
const weighOnScreens = async (browser: Browser, url: string): Promise<Weight> => {
  const [first, second] = [
    await weigh(browser, url, SCREENS.mobile),
    await weigh(browser, url, SCREENS.desktop),
  ]
  return {
    scripts: Math.max(first.scripts, second.scripts),
    styles: Math.max(first.styles, second.styles),
    html: Math.max(first.html, second.html),
    nodes: Math.max(first.nodes, second.nodes),
    requests: Math.max(first.requests, second.requests),
  }
}

const pageRows = async (
  browser: Browser,
  { type, url }: BenchPage,
  baselineScripts: number,
): Promise<Row[]> => {
  const weight = await weighOnScreens(browser, url)
  const row = (what: string, value: number, unit: string, most: number): Row => ({
    part: 'weight',
    what: `${type}: ${what}`,
    value,
    unit,
    budget: { most },
  })
  const over = type === 'search' ? BUDGETS.searchScriptsOverBaseline : BUDGETS.scriptsOverBaseline
  return [
    row('scripts over the baseline', weight.scripts - baselineScripts, 'bytes', over),
    row('styles', weight.styles, 'bytes', BUDGETS.styles),
    row('HTML', weight.html, 'bytes', BUDGETS.html),
    row('DOM nodes', weight.nodes, '', BUDGETS.nodes),
    row('requests before scrolling', weight.requests, '', BUDGETS.requests),
    row(
      'layout shift, fonts and menus included',
      await measureLayoutShift(browser, url),
      '',
      BUDGETS.layoutShift,
    ),
  ]
}

/** The data of every page that the sitemap lists. */
const pageDataRows = async (origin: string): Promise<Row[]> => {
  const sizes: number[] = []
  for (const path of pathsOfSitemap(await (await fetch(`${origin}/sitemap.xml`)).text())) {
    sizes.push(Buffer.byteLength(nextDataOf(await (await fetch(origin + path)).text())))
  }
  sizes.sort((a, b) => a - b)
  const row = (what: string, value: number, most: number): Row => ({
    part: 'weight',
    what: `page data of ${sizes.length} pages: ${what}`,
    value,
    unit: 'bytes',
    budget: { most },
  })
  return [
    row('largest', sizes.at(-1) ?? 0, BUDGETS.pageData),
    row('median', sizes[Math.floor(sizes.length / 2)] ?? 0, BUDGETS.pageDataMedian),
  ]
}

/** Scripts, styles, HTML, nodes, requests, layout shift and page data. */
export async function measureWeight(site: SiteUnderTest, baseline: Baseline): Promise<Row[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  try {
    const { scripts } = await weigh(browser, baseline.url, SCREENS.mobile)
    const rows: Row[] = [
      { part: 'weight', what: 'baseline: scripts', value: scripts, unit: 'bytes', budget: null },
    ]
    for (const page of site.pages) rows.push(...(await pageRows(browser, page, scripts)))
    console.log(await tableOfScriptOwners(browser, site.pages, scripts, site.buildFolder))
    return [...rows, ...(await pageDataRows(site.origin))]
  } finally {
    await browser.close()
  }
}
