/** Milliseconds. */
export const DAY = 86_400_000

/** A moment's day in UTC (from milliseconds since 1970), such as "2026-11-23". */
export function utcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
