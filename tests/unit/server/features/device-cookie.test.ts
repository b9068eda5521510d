import { TEST_ENV } from '@tests/factories/mail-env'
import { knownDevice, markDevice, unmarkDevice } from '@/server/features/accounts/cookies'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const NOW = Date.parse('2026-11-23T10:00:00Z')
const DAY = 86_400_000
/** As a browser sends it back, among others. */
const sent = (setCookie: string) => `a=b; ${setCookie.split(';')[0]}; __Host-conta=x.y`
const ANA = 'ana@exemplo.com.br'

test('a device is known by its mark for a year, to its own account alone (ACCOUNT-5)', () => {
  const cookies = sent(markDevice(undefined, ANA, NOW))
  expect(knownDevice(cookies, ANA, NOW)).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(cookies, ANA, NOW + 364 * DAY)).not.toBeNull()
  expect(knownDevice(cookies, ANA, NOW + 366 * DAY)).toBeNull()
  expect(knownDevice(cookies, 'rui@exemplo.com.br', NOW)).toBeNull()
  expect(cookies).not.toMatch(/ana|exemplo/i)
})

test('a browser has a mark for each of four accounts, the newest, and loses one without the others', () => {
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@exemplo.com.br`)
  let cookies = ''
  for (const email of [...emails, 'e@exemplo.com.br']) cookies = sent(markDevice(cookies, email, NOW))
  expect(emails.map((email) => knownDevice(cookies, email, NOW) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  const less = sent(unmarkDevice(cookies, 'c@exemplo.com.br', NOW))
  expect(knownDevice(less, 'c@exemplo.com.br', NOW)).toBeNull()
  expect(knownDevice(less, 'd@exemplo.com.br', NOW)).not.toBeNull()
  expect(unmarkDevice(sent(markDevice('', ANA, NOW)), ANA, NOW)).toContain('=; Max-Age=0;')
})

test.each([
  '',
  '~~~',
  'x.y.z',
  `${'a'.repeat(22)}.0.${'é'.repeat(32)}`,
  `${'a'.repeat(22)}.zzzzzzzzz.${'0'.repeat(32)}`,
])('what the site did not make is no mark: %s', (value) => {
  expect(knownDevice(`__Host-aparelho=${value}`, ANA, NOW)).toBeNull()
})
