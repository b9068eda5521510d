import { alignedText, budgetText, decimals, isMet, type Row } from './report'

const short = (value: number, unit: string): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)}` : decimals(value)

const headOf = ({ what, unit }: Row): string => `${what}${unit === 'bytes' ? ' kB' : unit && ` ${unit}`}`

const cellOf = (row: Row): string => {
  const [least, most] = row.range ?? [row.value, row.value]
  const range = least === most ? '' : ` [${short(least, row.unit)},${short(most, row.unit)}]`
  return `${short(row.value, row.unit)}${range}${isMet(row) ? '' : ' !'}`
}

/** One line a page, one column a measure; `!` marks what misses its bar. Empty without rows of pages. */
export function pageTableOf(rows: Row[]): string {
  const ofPages = rows.filter(({ page }) => page !== undefined)
  const pages = [...new Set(ofPages.map(({ page = '' }) => page))]
  const columns = [...new Map(ofPages.map((row) => [row.what, headOf(row)]))]
  const line = (page: string): string[] => [
    page,
    ...columns.map(([what]) => {
      const row = ofPages.find((each) => each.page === page && each.what === what)
      return row ? cellOf(row) : ''
    }),
  ]
  return pages.length === 0 ? '' : alignedText([['', ...columns.map(([, head]) => head)], ...pages.map(line)])
}

/** Each bar with the pages that miss it. */
export function barsOf(rows: Row[]): string {
  const bars = new Map<string, { met: number; missed: string[] }>()
  for (const row of rows.filter(({ page, budget }) => page !== undefined && budget !== null)) {
    const name = `${row.what} ${budgetText(row)} ${row.unit}`.trim()
    const bar = bars.get(name) ?? { met: 0, missed: [] }
    if (isMet(row)) bar.met += 1
    else bar.missed.push(`${row.page} ${decimals(row.value)}`)
    bars.set(name, bar)
  }
  const lines = [...bars].map(([name, { met, missed }]) => [
    missed.length === 0 ? 'met' : 'NOT MET',
    name,
    `${met} of ${met + missed.length}`,
    missed.join(', '),
  ])
  return lines.length === 0 ? '' : alignedText(lines)
}
