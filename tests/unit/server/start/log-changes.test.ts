import { logger } from '@/server/log/logger'
import { logChanges } from '@/server/start/report'
import { healthOf, UP } from '@/server/start/service-health'

test('a service that goes down is one line for each reason, and its return one more', () => {
  const lines: unknown[] = []
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(logger, level).mockImplementation((_fields: unknown, text?: string) => void lines.push(text))
  const looks = [UP, healthOf('no answer'), healthOf('no answer'), healthOf('wrong login'), UP, UP]
  for (const search of looks) logChanges({ search })
  expect(lines).toEqual([
    'health: search is down: no answer',
    'health: search is down: wrong login',
    'health: search is up again',
  ])
})
