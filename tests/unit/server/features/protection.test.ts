import { newFormToken, readFormToken } from '@/server/protection/form-token'
import { addressKey } from '@/server/protection/keys'

jest.mock('@/shared/config/env', () => ({
  serverEnv: () => ({ PARTICIPATION_SECRET: 'a secret of the tests'.repeat(2) }),
}))

test('a stamp says which form it belongs to and how old that is (FORM-8)', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  expect(readFormToken(newFormToken(now, 'an-id'), now + 5000)).toEqual({ submissionId: 'an-id', seconds: 5 })
})

test('a stamp that the site did not make, or an old one, is none', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  const [id, time, signature] = newFormToken(now).split('.')
  const earlier = (now / 1000 - 60).toString(36)
  expect(readFormToken(`${id}.${earlier}.${signature}`, now)).toBeNull()
  expect(readFormToken(`other.${time}.${signature}`, now)).toBeNull()
  expect(readFormToken(newFormToken(now), now + 25 * 3600 * 1000)).toBeNull()
  for (const none of [undefined, null, 7, '', '..', 'x'.repeat(5000), ['a']])
    expect(readFormToken(none)).toBeNull()
})

test('the key of an address says neither the address nor, on another day, that it is the same (FORM-7)', () => {
  const today = new Date('2026-11-22T10:00:00Z')
  const key = addressKey('203.0.113.9', today)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(addressKey('203.0.113.9', new Date('2026-11-22T23:00:00Z'))).toBe(key)
  expect(addressKey('203.0.113.10', today)).not.toBe(key)
  expect(addressKey('203.0.113.9', new Date('2026-11-23T10:00:00Z'))).not.toBe(key)
})
