import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'

/** One measured value beside its budget. */
export interface Row {
  part: string
  what: string
  value: number
  unit: string
  /** What the value must not pass, or must reach; null for values that are shown only. */
  budget: { most: number } | { least: number } | null
}

const FILE = path.join('bench-results', 'bench.json')

export function isMet({ value, budget }: Row): boolean {
  return budget === null || ('most' in budget ? value <= budget.most : value >= budget.least)
}

/** Lighthouse makes this score of times; in points of a hundred it moves less than they do. */
const SCORE_OF_TIMES = /: performance$/
const SCORE_SHARE = 0.2

/**
 * Whether a value is within its budget on a machine that others use, too: times may be worse by a share, and the score that
 * is made of them by a fifth of it. Bytes and counts are the same on every machine and have no margin.
 */
export function isMetWithin(margin: number, row: Row): boolean {
  const share = row.unit === 'ms' ? margin : SCORE_OF_TIMES.test(row.what) ? margin * SCORE_SHARE : 0
  if (row.budget === null) return true
  return 'most' in row.budget
    ? row.value <= row.budget.most * (1 + share)
    : row.value >= row.budget.least * (1 - share)
}

const decimals = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2)

const cellsOf = (row: Row): string[] => [
  row.part,
  row.what,
  `${decimals(row.value)} ${row.unit}`.trim(),
  row.budget === null
    ? ''
    : 'most' in row.budget
      ? `<= ${decimals(row.budget.most)}`
      : `>= ${decimals(row.budget.least)}`,
  row.budget === null ? '' : isMet(row) ? 'pass' : 'FAIL',
]

/** The rows as a table of plain text. */
export function tableOf(rows: Row[]): string {
  const cells = [['part', 'what', 'value', 'budget', ''], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Writes the rows, and the machine they were measured on, as JSON. */
export async function writeReport(rows: Row[]): Promise<string> {
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
    rows: rows.map((row) => ({ ...row, isMet: isMet(row) })),
  }
  await writeFile(FILE, `${JSON.stringify(report, null, 2)}\n`)
  return FILE
}
