/** Milliseconds. */
export const DAY = 86_400_000

/** The day of a moment (milliseconds since 1970) in UTC, such as "2026-11-23". */
export function utcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
