import { REGISTRATION_RULES, WELL } from '@tests/fixtures/registration-rules'
import { plainEmail } from '@/shared/schemas/rules/patterns'
import { accountOf, send, startAfresh } from '../support/accounts'
import { databaseForSuite } from '../support/database'

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)

databaseForSuite()
beforeEach(startAfresh)

const CASES = REGISTRATION_RULES.flatMap((rule) => [
  { ...rule, isScripted: true },
  { ...rule, isScripted: false },
])

test.each(CASES)('$rule; by the script: $isScripted (VALID-3)', async ({ values, problems, isScripted }) => {
  const answer = await send('registration', { ...WELL, ...values }, { isScripted })
  const { httpStatus, outcome, values: renderedAgain } = answer
  const found = outcome.status === 'invalid' ? outcome.problems.map(({ field, code }) => [field, code]) : []
  expect(found).toEqual(problems)
  expect(httpStatus).toBe(problems.length === 0 ? 303 : 422)
  const stored = plainEmail(String(values.email ?? WELL.email)) ?? ''
  expect((await accountOf(stored)) !== null).toBe(problems.length === 0)
  expect(Object.keys(renderedAgain)).not.toContain('password')
})

const STRANGE = [null, [], ['x'], {}, 7, true, 'x'.repeat(20_000), 'a\u0000b', '\ud800']

test.each(Object.keys(WELL))('what no field holds is refused by name, not stored: %s', async (field) => {
  for (const value of STRANGE) {
    const sent = { ...WELL, [field]: value }
    const { httpStatus, outcome } = await send('registration', sent, { isScripted: true })
    expect(httpStatus).toBe(422)
    const problems = expect.arrayContaining([expect.objectContaining({ field })])
    expect(outcome).toMatchObject({ problems })
  }
  expect(await accountOf(WELL.email)).toBeNull()
})

test('another type, a body that is too large, and a field that comes twice are refused', async () => {
  const statusOf = async (sending: object) => (await send('registration', WELL, sending)).httpStatus
  expect(await statusOf({ headers: { 'content-type': 'text/plain' } })).toBe(415)
  expect(await statusOf({ body: 'x'.repeat(40_000) })).toBe(413)
  expect(await statusOf({ body: `${new URLSearchParams(WELL)}&email=rui@exemplo.com` })).toBe(422)
  expect(await accountOf(WELL.email)).toBeNull()
})
