import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Noise } from './quiet'

/** One measured value beside its budget. */
export interface Row {
  part: string
  /** The type of page it was measured on; without one, it is no column of the table of pages. */
  page?: string
  what: string
  value: number
  /** Smallest and largest of several runs, of which the value is the middle. */
  range?: [number, number]
  unit: string
  /** What the value must not pass, or must reach; null for values that are shown only. */
  budget: { most: number } | { least: number } | null
}

const FILE = path.join('bench-results', 'bench.json')

export function isMet({ value, budget }: Row): boolean {
  return budget === null || ('most' in budget ? value <= budget.most : value >= budget.least)
}

/** Lighthouse makes this score of times; in points of a hundred it moves less than they do. */
const SCORE_OF_TIMES = 'performance'
const SCORE_SHARE = 0.2

/**
 * Whether a value is within its budget on a machine that others use, too: times may be worse by a share, and the score that
 * is made of them by a fifth of it. Bytes and counts are the same on every machine and have no margin.
 */
export function isMetWithin(margin: number, row: Row): boolean {
  const share = row.unit === 'ms' ? margin : row.what === SCORE_OF_TIMES ? margin * SCORE_SHARE : 0
  if (row.budget === null) return true
  return 'most' in row.budget
    ? row.value <= row.budget.most * (1 + share)
    : row.value >= row.budget.least * (1 - share)
}

export const decimals = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2)

export function budgetText({ budget }: Row): string {
  if (budget === null) return ''
  return 'most' in budget ? `<= ${decimals(budget.most)}` : `>= ${decimals(budget.least)}`
}

const cellsOf = (row: Row): string[] => [
  row.part,
  row.page === undefined ? row.what : `${row.page}: ${row.what}`,
  `${decimals(row.value)} ${row.unit}`.trim(),
  row.range ? `[${row.range.map(decimals).join(', ')}]` : '',
  budgetText(row),
  row.budget === null ? '' : isMet(row) ? 'met' : 'NOT MET',
]

/** Lines of cells, each column as wide as its widest cell. */
export function alignedText(lines: string[][]): string {
  const columns = Math.max(...lines.map((line) => line.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One row a line. */
export function tableOf(rows: Row[]): string {
  return alignedText([['part', 'what', 'value', 'range', 'bar', ''], ...rows.map(cellsOf)])
}

/** The same without a heading: printed while a long measurement runs. */
export function linesOf(rows: Row[]): string {
  return alignedText(rows.map(cellsOf))
}

/** Writes the rows, the machine they were measured on, and its noise before and after, as JSON. */
export async function writeReport(rows: Row[], noise: Noise[]): Promise<string> {
  await mkdir(path.dirname(FILE), { recursive: true })
  const machine = {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memory: totalmem(),
    node: process.version,
  }
  const report = {
    at: new Date().toISOString(),
    machine,
    noise,
    rows: rows.map((row) => ({ ...row, isMet: isMet(row) })),
  }
  await writeFile(FILE, `${JSON.stringify(report, null, 2)}\n`)
  return FILE
}
