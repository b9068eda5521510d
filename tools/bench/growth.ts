import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BUDGETS } from './budgets'
import type { Row } from './report'

const run = promisify(execFile)
const line = z.object({ name: z.string(), value: z.number(), unit: z.string() })

/** Values that must not grow with the content; others are only shown. */
const BARS: Readonly<Record<string, number>> = {
  'sitemap: largest part': BUDGETS.sitemapPart,
  'listing: products in the page': BUDGETS.listedProducts,
  'listing: data of the page': BUDGETS.pageData,
}

const PARTS = [
  ['paths', '2000', '0', '98000'],
  ['search', '100', '900', '0'],
  ['search', '2000', '18000', '0'],
]

const measurePart = async (part: string[]): Promise<string> => {
  const script = ['--expose-gc', '--import', 'tsx', 'tools/bench/programs/growth.ts']
  const { stdout } = await run(process.execPath, [...script, ...part], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

/** A space of 100,000 paths with 2,000 products: list of paths, sitemap, listing; search indexing of 1,000 and 20,000 records. */
export async function measureGrowth(): Promise<Row[]> {
  const outputs: string[] = []
  for (const part of PARTS) outputs.push(await measurePart(part))
  return outputs
    .join('\n')
    .split('\n')
    .filter((text) => text.startsWith('{"name"'))
    .map((text) => {
      const { name, value, unit } = line.parse(JSON.parse(text))
      const most = BARS[name]
      return { part: 'growth', what: name, value, unit, budget: most === undefined ? null : { most } }
    })
}
