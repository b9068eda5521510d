import { isDay } from './utc-day'

/** Brazil's time, which counts where a text names no time zone. */
const BRASILIA = '-03:00'

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/
const HAS_TIME = /T\d/

/** The beginning of a day (`2026-11-20`) in Brazil, with its time zone: `2026-11-20T00:00:00-03:00`. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00${BRASILIA}`
}

/** Milliseconds since 1970 of a date as Contentful stores it (`2026-12-24T10:00-03:00`); null for what is none. */
export function momentOf(text: unknown): number | null {
  if (typeof text !== 'string' || !isDay(text.slice(0, 10))) return null
  const timed = HAS_TIME.test(text) ? text : `${text}T00:00`
  const moment = Date.parse(HAS_ZONE.test(timed) ? timed : `${timed}${BRASILIA}`)
  return Number.isNaN(moment) ? null : moment
}
