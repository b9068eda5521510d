import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { logger } from '@/logging/logger'
import { newFormToken } from '@/participation/protection/form-token'
import { submit } from '@/participation/submissions/submit'
import { goodContact as contact } from '../factories/contact-submission'
import { TEST_ENV } from './support/database'

const send = () => {
  const stamp = newFormToken(Date.now() - 30_000)
  const request = Object.assign(
    Readable.from([Buffer.from(JSON.stringify({ ...contact, [FORM_TOKEN_FIELD]: stamp }))]),
    {
      headers: { 'content-type': 'application/json' },
      socket: { remoteAddress: '203.0.113.9' },
    },
  ) as unknown as IncomingMessage
  return submit('contact', request, { isScripted: true, requestId: 'test' }).then((answer) => ({
    ...answer,
    sent: stamp,
  }))
}

test('without a database a form says that it is away, and nothing that was typed is lost', async () => {
  Object.assign(process.env, TEST_ENV, { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const { httpStatus, outcome, values, stamp, sent } = await send()
  expect({ httpStatus, outcome, values }).toEqual({
    httpStatus: 503,
    outcome: { status: 'away' },
    values: contact,
  })
  // Sent again with the same stamp, it is the same message.
  expect(stamp).toBe(sent)
  const lines = JSON.stringify(warn.mock.calls)
  expect(lines).toContain('rate limits are not shared (DATABASE_URL)')
  expect(lines).not.toMatch(/Ana|exemplo\.com|inalador|203\.0/)
})
