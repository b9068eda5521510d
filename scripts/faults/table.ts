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

type Line = readonly string[]

const TITLES: Line = COLUMNS.map(([title]) => title)

const lineOf = (row: Row): Line => COLUMNS.map(([, cell]) => cell(row).replaceAll('|', '/'))

/** Lines as a Markdown table, its columns one below the other. */
const tableOf = (lines: readonly Line[]): string => {
  const widths = TITLES.map((_title, column) =>
    Math.max(...[TITLES, ...lines].map((line) => (line[column] ?? '').length)),
  )
  const drawn = (line: Line, filler = ' '): string =>
    `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  return [drawn(TITLES), drawn([], '-'), ...lines.map((line) => drawn(line))].join('\n')
}

/** The lines of a table that was written earlier. */
const linesIn = (table: string): Line[] =>
  table
    .split('\n')
    .filter((text) => text.startsWith('| '))
    .slice(2)
    .map((text) =>
      text
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )

/** Puts rows into the docs: those of a whole run alone, those of some parts in the place of what stood there of them. */
export async function writeTable(rows: readonly Row[], isWhole: boolean): Promise<void> {
  const [words = '', before = ''] = (await readFile(FILE, 'utf8')).split(MARK)
  const lines = new Map((isWhole ? [] : linesIn(before)).map((line) => [line[0], line]))
  for (const row of rows) lines.set(lineOf(row)[0], lineOf(row))
  await writeFile(FILE, `${words}${MARK}\n\n${tableOf([...lines.values()])}\n`)
}
