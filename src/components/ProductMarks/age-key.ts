const YEAR = 12
/** Months from which on years say more than months, and those of an adult. */
const IN_YEARS = 2 * YEAR
const ADULT = 18 * YEAR

/** The label that says a minimum age, and the number in it. Part of a year counts as a whole one: nobody is too young. */
export function ageKey(months: number) {
  if (months === 0) return { key: 'mark.everyAge', count: 0 } as const
  if (months >= ADULT) return { key: 'mark.adults', count: 18 } as const
  if (months === YEAR) return { key: 'mark.oneYear', count: 1 } as const
  if (months >= IN_YEARS) return { key: 'mark.years', count: Math.ceil(months / YEAR) } as const
  return { key: months === 1 ? 'mark.oneMonth' : 'mark.months', count: months } as const
}
