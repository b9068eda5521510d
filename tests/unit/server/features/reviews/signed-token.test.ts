import { pseudonymOf, readToken, signToken } from '@/server/protection/signed-token'

let mockSecret = 'a secret of the tests'.repeat(2)
jest.mock('@/shared/config/env', () => ({ serverEnv: () => ({ PARTICIPATION_SECRET: mockSecret }) }))

const NOW = Date.parse('2026-11-22T10:00:00Z')
const claim = { purpose: 'moderate-review', subject: 'a-review', holder: 'someone' } as const
const token = () => signToken(claim, 60, NOW)

test('a token says what it was signed for, until it expires (REVIEW-8)', () => {
  expect(readToken(token(), 'moderate-review', NOW)).toMatchObject(claim)
  expect(readToken(token(), 'moderate-review', NOW + 59_000)).not.toBeNull()
  expect(readToken(token(), 'moderate-review', NOW + 60_000)).toBeNull()
})

test('a token of one purpose is none of another', () => {
  expect(readToken(token(), 'revalidate-reviews', NOW)).toBeNull()
})

test('a token that was changed, cut or made elsewhere is none', () => {
  const [payload = '', signature = ''] = token().split('.')
  const other = Buffer.from(
    JSON.stringify({ ...claim, subject: 'another', expires: 9_999_999_999 }),
  ).toString('base64url')
  const forged = [
    `${other}.${signature}`,
    `${payload}.${signature.slice(1)}`,
    payload,
    `${payload}.`,
    `.${signature}`,
    '',
    '.',
    `${payload}.${signature}.x`,
    'x'.repeat(9000),
  ]
  for (const text of forged) expect(readToken(text, 'moderate-review', NOW)).toBeNull()
})

test('with another secret no token holds', () => {
  const before = token()
  mockSecret = 'another secret of the tests'.repeat(2)
  expect(readToken(before, 'moderate-review', NOW)).toBeNull()
})

test('an address stands in no token: its holder has a name that tells nothing', () => {
  const holder = pseudonymOf('Ana@Exemplo.com.br')
  expect(holder).toBe(pseudonymOf('ana@exemplo.com.br'))
  expect(holder).not.toBe(pseudonymOf('bia@exemplo.com.br'))
  expect(
    Buffer.from(signToken({ ...claim, holder }, 60).split('.')[0] ?? '', 'base64url').toString(),
  ).not.toMatch(/ana|exemplo/i)
})
