import { goodContact } from '@tests/factories/contact-submission'
import { TEST_ENV } from '@tests/factories/mail-env'
import { goodReview } from '@tests/factories/review-submission'
import { sql } from 'kysely'
import sharp from 'sharp'
import { database, withDatabase } from '@/server/database/database'
import { deliverNotice } from '@/server/features/safety/deliver'
import { listCases } from '@/server/features/safety/desk'
import { workJobs } from '@/server/features/work-jobs'
import { checkMail } from '@/server/start/checks'
import { HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'
import { newAddress, sendAs, stamp } from './support/sending'
import { emptyTables, makeDue, rowsOf } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

const mockPut = jest.fn(async (..._: unknown[]) => undefined)
jest.mock('@/server/features/reviews/photo/storage', () => ({
  photoStorage: () => ({ put: mockPut, delete: async () => undefined }),
}))

/** In the order in which they happen: attempts counted, and characters that are searched for harm. */
const mockEvents: (number | 'counted')[] = []
jest.mock('@/shared/words/judge-harm', () => {
  const actual = jest.requireActual<typeof import('@/shared/words/judge-harm')>('@/shared/words/judge-harm')
  const isHarmReport = (text: string) => {
    mockEvents.push(text.length)
    return actual.isHarmReport(text)
  }
  return { ...actual, isHarmReport }
})
jest.mock('@/server/protection/form-limits', () => {
  const actual = jest.requireActual<typeof import('@/server/protection/form-limits')>(
    '@/server/protection/form-limits',
  )
  const countTry = (key: string) => {
    mockEvents.push('counted')
    return actual.countTry(key)
  }
  return { ...actual, countTry }
})

databaseForSuite()
const { mailbox } = mailServerForSuite()
beforeEach(async () => {
  mailbox.remove()
  mockEvents.length = 0
  mockPut.mockClear()
  await emptyTables('safety_case', 'review', 'contact_message', 'outbox', 'submission', 'rate_limit')
})

const OFFICER = TEST_ENV.PHARMACOVIGILANCE_ADDRESS
const spamOf = (number: number) => ({
  ...goodContact,
  email: `pessoa${number}@exemplo.net`,
  message: `Oferta ${number}: emagreca agora, tive alergia depois de usar o outro, acesse http://spam.example/${number}`,
})
const REPORT = { ...goodContact, email: 'rosa@exemplo.com', message: 'Tive falta de ar depois de usar.' }

const work = async () => {
  await makeDue()
  await workJobs()
}
const notices = () => mailbox.list(OFFICER)
const toStrangers = () =>
  mailbox.list().filter(({ recipients: [to = ''] = [] }) => to.endsWith('@exemplo.net'))

/** What programs send, and what looks like people. */
const SENDERS: [string, () => Record<string, string>, marked: number][] = [
  ['without a token, its honeypot filled in', () => ({ [HONEYPOT_FIELD]: 'http://spam.example' }), 400],
  ['with a token, as people do', () => stamp(), 390],
]

describe.each(SENDERS)('400 messages with a word of harm from one address, %s', (_, extra, marked) => {
  test('are stored, are few mails, and hide no report (FORM-11)', async () => {
    const address = newAddress()
    const from = newAddress()
    for (let number = 0; number < 400; number += 1) {
      const { httpStatus } = await sendAs('contact', { ...spamOf(number), ...extra() }, { address })
      expect(httpStatus).toBe(303)
      if (number === 200)
        expect(await sendAs('contact', { ...REPORT, ...stamp() }, { address: from })).toMatchObject({
          httpStatus: 303,
        })
      // As the running site does: what is due goes.
      if (number % 40 === 0) await workJobs()
    }
    await work()
    await work()
    const cases = await listCases()
    expect(cases).toHaveLength(401)
    expect(await rowsOf('contact_message')).toHaveLength(401)
    const told = notices()
      .map(({ text }) => text)
      .join('\n')
    expect(notices().length).toBeLessThanOrEqual(5)
    expect(cases.filter(({ number }) => !told.includes(number))).toEqual([])
    expect(mailbox.list().length).toBeLessThanOrEqual(30)
    expect(toStrangers().length).toBeLessThanOrEqual(10)

    const real = cases.find(({ reporter_email }) => reporter_email === REPORT.email)
    expect(real).toMatchObject({ by_program: false, delivered_at: expect.any(Date) })
    expect(cases.filter(({ by_program }) => by_program)).toHaveLength(marked)
    // Its words are in the mail, before those of programs.
    expect(told.replace(/\s+/g, ' ')).toContain(REPORT.message)

    mailbox.remove()
    const honest = { ...goodContact, email: 'ana@exemplo.net', ...stamp() }
    expect((await sendAs('contact', honest, { address: newAddress() })).httpStatus).toBe(303)
    await work()
    expect(toStrangers()).toHaveLength(1)
  })
})

test('a lone report has its notice at once, and so has the next (SAFETY-3)', async () => {
  for (const count of [1, 2]) {
    const fields = { ...REPORT, email: `rosa${count}@exemplo.com`, ...stamp() }
    await sendAs('contact', fields, { address: newAddress() })
    await workJobs()
    // The second waits seconds: it may be the beginning of many.
    if (count === 2) await work()
    expect(notices()).toHaveLength(count)
    expect(notices().at(-1)?.subject).toMatch(/relato FV-/)
  }
})

test('a report that comes while notices go is named by its own, not by one for each job that is left', async () => {
  const send = async (name: string) => {
    const fields = { ...REPORT, email: `${name}@exemplo.com`, ...stamp() }
    await sendAs('contact', fields, { address: newAddress() })
    const [found] = await rowsOf('safety_case', { reporter_email: fields.email })
    return { case: found?.id ?? '' }
  }
  const jobs = [await send('um'), await send('dois'), await send('tres')]
  const context = { id: 'a-job', db: database(), retention: [] }
  const [first, ...left] = jobs
  await deliverNotice(first ?? {}, context)
  const late = await send('tarde')
  for (const job of left) await deliverNotice(job, context)
  expect(notices()).toHaveLength(1)
  await deliverNotice(late, context)
  expect(notices()).toHaveLength(2)
})

test('a report by a browser without scripts, which has no token yet, is not marked, and its sender gets the receipt (FORM-11)', async () => {
  await sendAs('contact', { ...REPORT, email: 'rosa@exemplo.net' }, { way: 'form', address: newAddress() })
  await work()
  expect(await listCases()).toMatchObject([{ by_program: false }])
  expect(toStrangers()).toHaveLength(1)
})

test('reviews that report harm store photos and mail links up to a limit, and are stored beyond it (FORM-11)', async () => {
  const address = newAddress()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const review = (number: number) => ({
    ...goodReview,
    reaction: 'sim',
    nickname: `Pessoa${number}`,
    email: `pessoa${number}@exemplo.net`,
    ...stamp(),
  })
  for (let number = 0; number < 45; number += 1) {
    const fields = review(number)
    const { outcome } = await sendAs('review', fields, { way: 'parts', address, photo })
    if (outcome.status !== 'invalid') continue
    expect(outcome.problems).toEqual([{ field: 'photo', code: 'storageFailed' }])
    expect((await sendAs('review', fields, { way: 'parts', address })).httpStatus).toBe(303)
  }
  await work()
  expect(mockPut).toHaveBeenCalledTimes(10)
  expect(toStrangers()).toHaveLength(10)
  expect(await listCases()).toHaveLength(45)
})

describe('what is searched for harm', () => {
  const read = () => mockEvents.filter((event) => event !== 'counted')
  const long = (bytes: number) => 'a,'.repeat(bytes / 2)

  test.each([
    ['a message that is too long', { ...goodContact, message: long(31_000) }],
    ['fields that the form does not have', { ...goodContact, other: long(15_000), further: long(15_000) }],
  ])('nothing of %s', async (_, fields) => {
    expect((await sendAs('contact', { ...fields, ...stamp() }, { address: newAddress() })).httpStatus).toBe(
      422,
    )
    expect(mockEvents).toEqual(['counted'])
  })

  test('nothing before the attempt is counted, and of a valid message each character once (FORM-11)', async () => {
    const fields = { ...goodContact, message: long(2000), name: 'Alergia Sangue', ...stamp() }
    await sendAs('contact', fields, { address: newAddress() })
    expect(mockEvents[0]).toBe('counted')
    expect(read()).toEqual([2000])
  })
})

const fill = (key: string, points: number) =>
  withDatabase((db) =>
    sql`insert into rate_limit (key, points, expire)
      values (${key}, ${points}, ${Date.now() + 3_600_000})`.execute(db),
  )

test('no counter closes a form for all: above the site’s limit only mails of frequent senders wait, and health says so (FORM-7)', async () => {
  await fill('form:contact:site:all', 2000)
  const [honest, frequent] = [newAddress(), newAddress()]
  const send = (number: number, address: string) =>
    sendAs('contact', { ...goodContact, email: `pessoa${number}@exemplo.net`, ...stamp() }, { address })
  expect((await send(0, honest)).httpStatus).toBe(303)
  for (let number = 1; number <= 6; number += 1) expect((await send(number, frequent)).httpStatus).toBe(303)
  await work()
  expect(toStrangers()).toHaveLength(1 + 3)
  expect(await rowsOf('contact_message')).toHaveLength(7)
  expect(await checkMail()).toMatchObject({ status: 'down', reason: expect.stringContaining('form:contact') })
})
