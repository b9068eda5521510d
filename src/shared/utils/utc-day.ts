/** Milliseconds. */
export const DAY = 86_400_000

/** Whether a text is a day of the calendar: `Date.parse` takes 2026-02-30 for the second of March. */
export function isDay(text: string): boolean {
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && utcDay(moment) === text
}

/** A moment's day in UTC (from milliseconds since 1970), such as "2026-11-23". */
export function utcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
