import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { nextDataOf, pathsOfSitemap } from '../scripts/lib/page-data'
import { BUDGETS } from './budgets'
import type { BenchPage, SiteUnderTest } from './context'
import { measureLayoutShift, SCREENS } from './layout-shift'
import type { Row } from './report'
import { spreadOf } from './statistics'

interface Weight {
  scripts: number
  styles: number
  html: number
  pageData: number
  nodes: number
  requests: number
  mainPictures: number
}

const gzipSize = (body: Buffer | string): number => gzipSync(body).byteLength
const MAIN_PICTURE = /<img\b[^>]*\bfetchpriority="high"/gi

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
    const sizes = replies
      .filter((reply) => reply.request().resourceType() === kind)
      .map(async (reply) => gzipSize(await reply.body()))
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
  const html = await (await fetch(url)).text()
  const weight = {
    scripts: await sum('script'),
    styles: await sum('stylesheet'),
    html: gzipSize(html),
    pageData: Buffer.byteLength(nextDataOf(html)),
    nodes: await page.locator('*').count(),
    requests: replies.length,
    mainPictures: html.match(MAIN_PICTURE)?.length ?? 0,
  }
  await page.close()
  return weight
}

/** The heavier of the narrow and the wide screen. */
const weighOnScreens = async (browser: Browser, url: string): Promise<Weight> => {
  const narrow = await weigh(browser, url, SCREENS.mobile)
  const wide = await weigh(browser, url, SCREENS.desktop)
  const most = (what: keyof Weight): number => Math.max(narrow[what], wide[what])
  return {
    ...narrow,
    scripts: most('scripts'),
    styles: most('styles'),
    nodes: most('nodes'),
    requests: most('requests'),
  }
}

const scriptsBudget = ({ type, hasForm }: BenchPage): number => {
  if (type === 'search') return BUDGETS.searchScriptsOverFloor
  return hasForm ? BUDGETS.formScriptsOverFloor : BUDGETS.scriptsOverFloor
}

const pageRows = async (browser: Browser, page: BenchPage, floorScripts: number): Promise<Row[]> => {
  const weight = await weighOnScreens(browser, page.url)
  const row = (what: string, value: number, unit: string, most: number | null): Row => ({
    part: 'pages',
    page: page.type,
    what,
    value,
    unit,
    budget: most === null ? null : { most },
  })
  return [
    row('HTML gz', weight.html, 'bytes', BUDGETS.html),
    row('JS gz', weight.scripts, 'bytes', null),
    row('JS over floor', weight.scripts - floorScripts, 'bytes', scriptsBudget(page)),
    row('CSS gz', weight.styles, 'bytes', BUDGETS.styles),
    row('page data', weight.pageData, 'bytes', BUDGETS.pageData),
    row('requests', weight.requests, '', BUDGETS.requests),
    row('DOM', weight.nodes, '', BUDGETS.nodes),
    row('main pictures', weight.mainPictures, '', BUDGETS.mainPictures),
    row('shift with fonts and menus', await measureLayoutShift(browser, page.url), '', BUDGETS.layoutShift),
  ]
}

const floorRows = (weight: Weight): Row[] => {
  const row = (what: string, value: number, unit: string): Row => ({
    part: 'pages',
    page: 'floor',
    what,
    value,
    unit,
    budget: null,
  })
  return [
    row('HTML gz', weight.html, 'bytes'),
    row('JS gz', weight.scripts, 'bytes'),
    row('CSS gz', weight.styles, 'bytes'),
    row('page data', weight.pageData, 'bytes'),
    row('requests', weight.requests, ''),
    row('DOM', weight.nodes, ''),
  ]
}

const pageDataRows = async (origin: string): Promise<Row[]> => {
  const sizes: number[] = []
  for (const path of pathsOfSitemap(await (await fetch(`${origin}/sitemap.xml`)).text())) {
    sizes.push(Buffer.byteLength(nextDataOf(await (await fetch(origin + path)).text())))
  }
  const { median, range } = spreadOf(sizes)
  const row = (what: string, value: number, most: number | null): Row => ({
    part: 'weight',
    what: `page data of ${sizes.length} pages: ${what}`,
    value,
    unit: 'bytes',
    budget: most === null ? null : { most },
  })
  return [row('largest', range[1], BUDGETS.pageData), row('median', median, null)]
}

/** What does not depend on the machine: scripts, styles, HTML, nodes, requests, main pictures, layout shift, page data. */
export async function measureWeight(
  { origin, pages }: Pick<SiteUnderTest, 'origin' | 'pages'>,
  floorUrl: string,
): Promise<Row[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  try {
    const floor = await weigh(browser, floorUrl, SCREENS.mobile)
    const rows = floorRows(floor)
    for (const page of pages) rows.push(...(await pageRows(browser, page, floor.scripts)))
    return [...rows, ...(await pageDataRows(origin))]
  } finally {
    await browser.close()
  }
}
