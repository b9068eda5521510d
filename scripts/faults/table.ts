import { readFile, writeFile } from 'node:fs/promises'
import type { Row } from './row'

const FILE = 'docs/faults.md'
/** What the command writes stands behind this line. */
const MARK = '<!-- Written by `npm run test:faults`. -->'

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

const rowOf = (cells: string[]): string => `| ${cells.join(' | ')} |`

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => rowOf(COLUMNS.map(([, cell]) => cell(row).replaceAll('|', '/'))))
  return [rowOf(COLUMNS.map(([title]) => title)), rowOf(COLUMNS.map(() => '---')), ...lines].join('\n')
}

/** Puts the table of a whole run into the docs. */
export async function writeTable(rows: readonly Row[]): Promise<void> {
  const [words = ''] = (await readFile(FILE, 'utf8')).split(MARK)
  await writeFile(FILE, `${words}${MARK}\n\n${tableOf(rows)}\n`)
}
