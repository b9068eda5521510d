import { momentOf } from '@/shared/utils/moment'
import { isDay } from '@/shared/utils/utc-day'

test.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true)
})

test.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-04-31', '2026-2-3', 'amanhã', ''])(
  '%s is none',
  (day) => {
    expect(isDay(day)).toBe(false)
    expect(momentOf(`${day}T10:00-03:00`)).toBeNull()
  },
)
