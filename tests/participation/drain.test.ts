import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { withDatabase } from '@/participation/database/database'
import { newFormToken } from '@/participation/protection/form-token'
import { startParticipation } from '@/participation/start'
import { submit } from '@/participation/submissions/submit'
import { goodContact } from '../factories/contact-submission'
import { databaseForSuite } from './support/database'

databaseForSuite()

const requestOf = (body: object): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), {
    headers: { 'content-type': 'application/json' },
    socket: { remoteAddress: '203.0.113.9' },
  }) as unknown as IncomingMessage

test('a form that comes while the server drains is stored, once, and its mail waits for another instance', async () => {
  const end = startParticipation()
  await end()
  const form = { ...goodContact, [FORM_TOKEN_FIELD]: newFormToken(Date.now() - 30_000) }
  for (const _sent of ['first', 'again'])
    expect(await submit('contact', requestOf(form), { isScripted: true, requestId: 'test' })).toMatchObject({
      httpStatus: 303,
      outcome: { status: 'done' },
    })
  const messages = await withDatabase((db) => db.selectFrom('contact_message').selectAll().execute())
  const mails = await withDatabase((db) =>
    db.selectFrom('outbox').selectAll().where('topic', '=', 'contact-notice').execute(),
  )
  expect(messages).toHaveLength(1)
  expect(mails).toMatchObject([{ tries: 0 }])
})
