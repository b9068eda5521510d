import { readFile, writeFile } from 'node:fs/promises'
import type { Row } from './row'

/** Tab-separated values: no cell has a tab, and GitHub shows them as a table. */
const FILE = 'docs/faults.tsv'

const COLUMNS: [title: string, cell: (row: Row) => string][] = [
  ['fault', ({ fault }) => fault],
  ['published pages', ({ published }) => published],
  ['never built', ({ neverBuilt }) => neverBuilt],
  ['unknown', ({ unknown }) => unknown],
  ['sitemap', ({ sitemap }) => sitemap],
  ['health', ({ health }) => health],
  ['sticks', ({ sticks }) => sticks],
  ['recovery', ({ recovery }) => recovery],
  ['memory', ({ memory }) => memory],
]

const TITLES = COLUMNS.map(([title]) => title).join('\t')

const lineOf = (row: Row): string => COLUMNS.map(([, cell]) => cell(row).replace(/\s+/g, ' ')).join('\t')

/** Writes rows into the docs: a whole run replaces all lines, a run of some parts the lines of the same faults. */
export async function writeTable(rows: readonly Row[], isWhole: boolean): Promise<void> {
  const earlier = isWhole ? [] : (await readFile(FILE, 'utf8')).trim().split('\n').slice(1)
  const lines = new Map(earlier.map((line) => [line.split('\t')[0], line]))
  for (const row of rows) lines.set(row.fault, lineOf(row))
  await writeFile(FILE, `${[TITLES, ...lines.values()].join('\n')}\n`)
}
