import { longDate } from '@/shared/utils/long-date'
import { formatStars } from '@/ui/components/Stars/Stars'

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)))

test('every day of a leap year reads as Intl writes it in Portuguese', () => {
  const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
  const ours = days.map((day) => longDate(day.toISOString().slice(0, 10)))
  expect(ours).toEqual(days.map((day) => format.format(day)))
})

test('what is no date is refused, as by Intl (QUERY-7)', () => {
  expect(() => longDate('ontem')).toThrow(RangeError)
})

test('stars read as Intl writes them, to one place', () => {
  const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
  const values = Array.from({ length: 101 }, (_, index) => (5 * index) / 100)
  expect(values.map(formatStars)).toEqual(values.map((value) => format.format(value)))
})
