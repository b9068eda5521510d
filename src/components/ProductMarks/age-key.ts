const YEAR = 12
/** Months from which ages are given in years, and those of an adult. */
const IN_YEARS = 2 * YEAR
const ADULT = 18 * YEAR

/** The label of a minimum age, and its number. Parts of a year are rounded up, for safety. */
export function ageKey(months: number) {
  if (months === 0) return { key: 'mark.everyAge', count: 0 } as const
  if (months >= ADULT) return { key: 'mark.adults', count: 18 } as const
  if (months === YEAR) return { key: 'mark.oneYear', count: 1 } as const
  if (months >= IN_YEARS) return { key: 'mark.years', count: Math.ceil(months / YEAR) } as const
  return { key: months === 1 ? 'mark.oneMonth' : 'mark.months', count: months } as const
}
