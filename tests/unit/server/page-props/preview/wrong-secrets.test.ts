import { previewResponse } from '@/server/page-props/preview-response'
import { setEnvironment } from '../../content/support/environment'

jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({ globalData: async () => ({ labels: {} }) }),
}))

const SECRET = 'a-secret-of-24-characters'

test('who guesses secrets is told of in the log, and soon waits; the right one always works (SAFE-5)', async () => {
  setEnvironment('127.0.0.1:9', { PREVIEW_SECRET: SECRET })
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const statuses: number[] = []
  for (let guess = 0; guess < 40; guess += 1)
    statuses.push((await previewResponse({ secret: `wrong-${guess}`, slug: 'sobre' })).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect(warn).toHaveBeenCalledTimes(30)
  expect((await previewResponse({ secret: SECRET, slug: '//evil.example' })).status).toBe(400)
})
