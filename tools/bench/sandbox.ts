import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BUDGETS } from './budgets'
import type { Row } from './report'

const run = promisify(execFile)

const numberAfter = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN)

/**
 * The sandbox on a space of 5,000 entries: how soon it listens, and how long a read with `include=10` takes; and how long
 * a query over 5,000 search records takes.
 */
export async function measureSandbox(): Promise<Row[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tools/bench/programs/sandbox.ts'])
  const search = await run(process.execPath, ['--import', 'tsx', 'tools/bench/programs/search.ts'])
  const row = (what: string, value: number, most: number): Row => ({
    part: 'sandbox',
    what: `5,000 entries: ${what}`,
    value,
    unit: 'ms',
    budget: { most },
  })
  return [
    row('start', numberAfter(stdout, /listening after (\d+) ms/), BUDGETS.sandboxStart),
    row(
      'an entry by slug, median',
      numberAfter(stdout, /^any page: median ([\d.]+) ms/m),
      BUDGETS.sandboxRead,
    ),
    row('a search, median', numberAfter(search.stdout, /^all: median ([\d.]+) ms/m), BUDGETS.sandboxSearch),
  ]
}
