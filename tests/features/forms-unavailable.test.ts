import { TEST_ENV } from '@tests/factories/mail-env'
import { logger } from '@/server/log/logger'
import { FORM_TOKEN_FIELD } from '@/shared/schemas/meta-fields'
import { goodContact as contact } from '../factories/contact-submission'
import { sendAs, stamp } from './support/sending'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())

test('without a database a form says that it is away, and nothing that was typed is lost (STORE-1, FORM-4)', async () => {
  Object.assign(process.env, TEST_ENV, { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const drawn = stamp()
  expect(await sendAs('contact', { ...contact, ...drawn })).toMatchObject({
    httpStatus: 503,
    outcome: { status: 'away' },
    values: contact,
    // Sent again with the same stamp, it is the same message.
    stamp: drawn[FORM_TOKEN_FIELD],
  })
  const lines = JSON.stringify(warn.mock.calls)
  expect(lines).toContain('rate limits are not shared (DATABASE_URL)')
  expect(lines).not.toMatch(/Ana|exemplo\.com|inalador|203\.0/)
})
