const YEAR = 12
/** Months from which ages are given in years, and those of an adult. */
const IN_YEARS = 2 * YEAR
const ADULT = 18 * YEAR

/**
 * The label of a minimum age, and its numbers. Parts of a year are rounded up, for safety.
 * @param doctorUntil age in months below which a doctor decides; null where none is stated
 */
export function ageKey(months: number, doctorUntil: number | null = null) {
  const years = Math.ceil(months / YEAR)
  if (doctorUntil !== null && doctorUntil > months) {
    const count = Math.ceil(doctorUntil / YEAR)
    return { key: 'mark.withDoctor', values: { count, from: years, until: count - 1 } } as const
  }
  if (months === 0) return { key: 'mark.everyAge', values: {} } as const
  if (months >= ADULT) return { key: 'mark.adults', values: {} } as const
  if (months === YEAR) return { key: 'mark.oneYear', values: {} } as const
  if (months >= IN_YEARS) return { key: 'mark.years', values: { count: years } } as const
  return { key: months === 1 ? 'mark.oneMonth' : 'mark.months', values: { count: months } } as const
}
