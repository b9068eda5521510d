import { backOff, MOST_TRIES } from '@/server/jobs/jobs'
import { failureCode } from '@/server/jobs/topic'

test('each wait is twice the one before, with jitter of half, and never longer than an hour (STORE-3)', () => {
  expect([1, 2, 3].map((tries) => backOff(tries, () => 1))).toEqual([5, 10, 20])
  expect([1, 2, 3].map((tries) => backOff(tries, () => 0))).toEqual([2.5, 5, 10])
  expect(backOff(MOST_TRIES, () => 1)).toBe(3600)
})

test('a job outlives a day without a mail server (STORE-3)', () => {
  const least = [...Array(MOST_TRIES - 1).keys()].reduce((sum, tries) => sum + backOff(tries + 1, () => 0), 0)
  expect(least / 3600).toBeGreaterThan(24)
})

test('what is kept of a failure is a code, never what a server said', () => {
  const error = Object.assign(new Error('550 ana@exemplo.com.br is unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  expect(failureCode(error)).toBe('EENVELOPE 550')
  expect(failureCode(new TypeError('ana@exemplo.com.br'))).toBe('TypeError')
  expect(failureCode('ana@exemplo.com.br')).toBe('unknown')
})
