import { startParticipation } from '@/server/features/start'
import { goodContact } from '../factories/contact-submission'
import { databaseForSuite } from './support/database'
import { sendAs, stamp } from './support/sending'
import { rowsOf } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())

databaseForSuite()

test('a form that comes while the server drains is stored, once, and its mail waits for another instance (FAULT-6)', async () => {
  const end = startParticipation()
  await end()
  const form = { ...goodContact, ...stamp() }
  for (const _sent of ['first', 'again'])
    expect(await sendAs('contact', form)).toMatchObject({ httpStatus: 303, outcome: { status: 'done' } })
  expect(await rowsOf('contact_message')).toHaveLength(1)
  expect(await rowsOf('outbox', { topic: 'contact-notice' })).toMatchObject([{ tries: 0 }])
})
