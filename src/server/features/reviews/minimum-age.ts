import { LOCALE, TIME_ZONE } from '@/shared/config/site'

const BRAZIL = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The calendar day in Brazil: `2026-11-22`. */
export function dayInBrazil(at: Date): string {
  return BRAZIL.format(at)
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Month (1 to 12) and year of a birth. */
export interface BirthMonth {
  month: number
  year: number
}

/** Whether somebody born in this month has certainly reached an age: their day is unknown (behavior REVIEW-4). */
export function hasReached(age: number, { month, year }: BirthMonth, today: string): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return thisYear * 12 + thisMonth > (year + age) * 12 + month
}

export function hasBegun({ month, year }: BirthMonth, today: string): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return year * 12 + month <= thisYear * 12 + thisMonth
}

/** The month from whose first day an age is certainly reached: `dezembro de 2026`. */
export function reachedFrom(age: number, { month, year }: BirthMonth): string {
  return MONTH.format(Date.UTC(year + age, month, 1))
}
