const BRAZIL = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The calendar day in Brazil: `2026-11-22`. */
export function dayInBrazil(at: Date): string {
  return BRAZIL.format(at)
}

/** Month (1 to 12) and year of a birth. */
export interface BirthMonth {
  month: number
  year: number
}

/**
 * Whether somebody born in this month has reached an age for certain. Month and year do not tell the day, so that it
 * counts from the first day of the month after the birthday's (behavior REVIEW-4).
 */
export function hasReached(age: number, { month, year }: BirthMonth, today: string): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return thisYear * 12 + thisMonth > (year + age) * 12 + month
}
