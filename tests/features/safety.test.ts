import { faultOf } from '@sandbox/server/control/faults'
import { goodContact } from '@tests/factories/contact-submission'
import { TEST_ENV } from '@tests/factories/mail-env'
import { goodReview } from '@tests/factories/review-submission'
import { sql } from 'kysely'
import { database, inTransaction, withDatabase } from '@/server/database/database'
import { erasePerson, exportPerson } from '@/server/features/privacy/privacy'
import { foldNickname } from '@/server/features/reviews/screening/nickname'
import { acknowledgeCase, closeCase, listCases, safetyNews } from '@/server/features/safety/desk'
import { falseAlarmRetention, safetyRetention } from '@/server/features/safety/feature'
import { safetyHealth } from '@/server/features/safety/health'
import { watchCases } from '@/server/features/safety/watch'
import { workJobs } from '@/server/features/work-jobs'
import { MOST_TRIES } from '@/server/jobs/jobs'
import { send } from './support/accounts'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'
import { emptyTables, rowsOf, setRows } from './support/tables'
import { tracesOf } from './support/traces'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

/** What a start with other values would have. */
const mockSettings: Record<string, unknown> = {}
jest.mock('@/shared/config/env', () => {
  const actual = jest.requireActual<typeof import('@/shared/config/env')>('@/shared/config/env')
  return { ...actual, serverEnv: () => ({ ...actual.serverEnv(), ...mockSettings }) }
})

databaseForSuite()

const FIRST = TEST_ENV.PHARMACOVIGILANCE_ADDRESS
const SECOND = 'plantao@exemplo.com.br'
const HARM = 'Usei à noite e me deu falta de ar, fui parar no hospital com a minha filha.'

/** A report of harm by each of the forms that take free text, without the tick or the topic for it. */
const REPORTS: [string, Record<string, string>][] = [
  ['contact', { ...goodContact, message: HARM }],
  ['review', { ...goodReview, description: HARM }],
  ['article-feedback', { article: 'dicas/hidratacao', helpful: 'no', comment: HARM }],
  ['exit-survey', { found: 'no', reason: HARM }],
]

const { mailbox, faults } = mailServerForSuite()
beforeEach(async () => {
  mailbox.remove()
  faults.reset()
  for (const name of Object.keys(mockSettings)) delete mockSettings[name]
  mockSettings.PHARMACOVIGILANCE_ESCALATION_ADDRESS = [SECOND]
  await emptyTables('safety_case', 'review', 'review_nickname', 'contact_message')
  await emptyTables('outbox', 'submission', 'rate_limit')
})

const report = async (form: string, fields: Record<string, string>): Promise<void> => {
  const { httpStatus } = await send(form, fields)
  expect(httpStatus).toBe(303)
}
const refuse = (match?: string) => faults.add(faultOf({ service: 'mailbox', mode: 'broken', match }))
/** All jobs that wait but the hourly look, which waits for its hour. */
const work = async (): Promise<void> => {
  await withDatabase((db) =>
    db.updateTable('outbox').set({ due: sql<Date>`now()` }).where('topic', '!=', 'safety-watch').execute(),
  )
  await workJobs()
}
const theCase = async () => {
  const [found] = await listCases()
  if (!found) throw new Error('There is a case')
  return found
}
const jobs = async () => (await rowsOf('outbox')).filter(({ topic }) => topic.startsWith('safety-'))
const later = (hours: number) =>
  setRows('safety_case', { opened_at: sql`opened_at - make_interval(hours => ${hours})` })

describe.each(REPORTS)('a report of harm by the form %s', (form, fields) => {
  test('is delivered and acknowledged in the end, although the mail server refused it (SAFETY-1, SAFETY-3)', async () => {
    refuse()
    await report(form, fields)
    await work()
    await work()
    expect(await theCase()).toMatchObject({
      source: form,
      state: 'open',
      delivered_at: null,
      last_failure: expect.stringMatching(/^PHARMACOVIGILANCE_(?:ESCALATION_)?ADDRESS refused 550$/),
      undelivered: true,
    })
    expect((await jobs()).filter(({ dead_at }) => dead_at !== null)).toEqual([])
    expect(await safetyHealth(5000)).toEqual({ status: 'down', reason: 'safety report not delivered: 1' })

    const { number, source_id } = await theCase()
    const news = () => safetyNews(database(), theSource(form), source_id)
    expect(await news()).toEqual({ number, progress: 'recorded' })

    faults.reset()
    await work()
    const { delivered_at } = await theCase()
    expect(delivered_at).not.toBeNull()
    expect(await safetyHealth(5000)).toEqual({ status: 'up' })
    const [mail] = mailbox.list(FIRST)
    expect(mail?.subject).toBe(`Farmacovigilância: relato ${number}`)
    expect(mail?.text).toContain(number)
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('me deu falta de ar')

    expect(await news()).toEqual({ number, progress: 'delivered' })
    expect(await acknowledgeCase(number, 'Ana Souza')).toEqual({ isDone: true, state: 'acknowledged' })
    expect(await news()).toEqual({ number, progress: 'acknowledged' })
  })

  test('outlives the erasure of its sender while it waits (SAFETY-5)', async () => {
    faults.add(faultOf({ service: 'mailbox', mode: 'limited' }))
    await report(form, fields)
    await work()
    const email = fields.email ?? ''
    if (email !== '') await erasePerson(email)
    faults.reset()
    await work()
    expect(await theCase()).toMatchObject({
      reporter_name: null,
      reporter_email: null,
      delivered_at: expect.any(Date),
      report: expect.stringContaining(HARM),
    })
    expect(mailbox.list(FIRST)).toHaveLength(1)
    if (email !== '') expect(await tracesOf(email)).toEqual([])
  })

  test('waits for a PHARMACOVIGILANCE_ADDRESS that is missing (SAFETY-3)', async () => {
    mockSettings.PHARMACOVIGILANCE_ADDRESS = null
    mockSettings.PHARMACOVIGILANCE_ESCALATION_ADDRESS = []
    await report(form, fields)
    await work()
    expect(await theCase()).toMatchObject({
      delivered_at: null,
      last_failure: 'PHARMACOVIGILANCE_ADDRESS is not set',
    })
    expect(await safetyHealth(5000)).toMatchObject({ status: 'down' })
    delete mockSettings.PHARMACOVIGILANCE_ADDRESS
    await work()
    expect(await theCase()).toMatchObject({ delivered_at: expect.any(Date), last_failure: null })
    expect(mailbox.list(FIRST)).toHaveLength(1)
  })
})

const theSource = (form: string) => {
  if (form === 'contact' || form === 'review' || form === 'article-feedback' || form === 'exit-survey')
    return form
  throw new Error(`${form} has no cases`)
}

test('a submission that is sent again is one case (SAFETY-1, FORM-5)', async () => {
  for (let time = 0; time < 4; time += 1)
    await report('contact', { ...goodContact, topic: 'harm', message: HARM })
  expect(await listCases()).toHaveLength(1)
})

test('a case is stored with its submission or not at all (SAFETY-1)', async () => {
  // The nickname is another's: the review is undone.
  await withDatabase((db) =>
    db
      .insertInto('review_nickname')
      .values({ folded: foldNickname(goodReview.nickname ?? ''), email: 'rui@exemplo.com.br' })
      .execute(),
  )
  await send('review', { ...goodReview, description: HARM })
  expect(await listCases()).toHaveLength(0)
})

test('the notice has all that is known, no link of its own, and answers go to the reporter (SAFETY-3)', async () => {
  await report('contact', { ...goodContact, message: HARM })
  await report('review', { ...goodReview, description: HARM })
  await work()
  const mails = mailbox.list(FIRST)
  const contact = mails.find(({ text }) => text.includes('Formulário de contato'))
  const review = mails.find(({ text }) => text.includes('Avaliação de produto'))
  const [first] = await listCases()
  expect(contact?.replyTo).toMatchObject([{ address: goodContact.email }])
  expect(contact?.text).toContain(`Protocolo da mensagem: ${first?.protocol}`)
  expect(contact?.text).toContain('Ana Lima')
  expect(review?.text).toContain('Produto: Inalador de bolso')
  expect(new Set([contact?.links, review?.links].flat())).toEqual(
    new Set(['https://www.exemplo.com.br/pt-br/']),
  )
})

test('no subject of a mail to the site’s own mailboxes says that somebody is unwell (SAFETY-3, CONTACT-2)', async () => {
  await report('contact', { ...goodContact, topic: 'harm', message: HARM })
  await work()
  const subjects = mailbox.list().map(({ subject }) => subject)
  expect(subjects.length).toBeGreaterThan(2)
  expect(subjects.join('\n')).not.toMatch(/mal|caiu bem|falta de ar|rea[cç]/i)
})

test('what the first address refuses goes to the second at once, and the first is tried again (SAFETY-3)', async () => {
  refuse(FIRST)
  await report('contact', { ...goodContact, message: HARM })
  await work()
  await work()
  await work()
  expect(mailbox.list(SECOND)).toHaveLength(1)
  const { number } = await theCase()
  expect(mailbox.list(SECOND)[0]?.subject).toBe(`Farmacovigilância: relato ${number} ainda sem confirmação`)
  expect(await theCase()).toMatchObject({ escalated_at: expect.any(Date), delivered_at: null })
  expect(await safetyHealth(5000)).toMatchObject({ status: 'down' })
  faults.reset()
  await work()
  expect(mailbox.list(FIRST)).toHaveLength(1)
  expect(await safetyHealth(5000)).toEqual({ status: 'up' })
})

test('a case that nobody acknowledges in time goes to the second address once, and is a fault of the site’s health (SAFETY-3, SAFETY-4)', async () => {
  await report('contact', { ...goodContact, message: HARM })
  await work()
  await watchCases()
  await work()
  expect(mailbox.list(SECOND)).toEqual([])
  await later(5)
  await watchCases()
  await work()
  await watchCases()
  await work()
  expect(mailbox.list(SECOND)).toHaveLength(1)
  expect(await safetyHealth(5000)).toEqual({
    status: 'down',
    reason: 'safety report not acknowledged in time: 1',
  })
  await acknowledgeCase((await theCase()).number, 'Ana Souza')
  expect(await safetyHealth(5000)).toEqual({ status: 'up' })
})

test('a notice whose tries are used up is seen in health and in the list, and planned again within the hour (SAFETY-3)', async () => {
  refuse()
  await report('contact', { ...goodContact, message: HARM })
  await setRows('outbox', { tries: MOST_TRIES - 1 })
  await work()
  expect((await jobs()).find(({ topic }) => topic === 'safety-notice')?.dead_at).not.toBeNull()
  expect(await safetyHealth(5000)).toMatchObject({ status: 'down' })
  expect(await theCase()).toMatchObject({ undelivered: true })
  faults.reset()
  await watchCases()
  await work()
  expect(mailbox.list(FIRST)).toHaveLength(1)
})

test('a refusal by the general mailbox is no end, nor is one by a visitor’s server', async () => {
  refuse()
  await report('contact', goodContact)
  await work()
  expect(await rowsOf('outbox', {}, 'topic')).toMatchObject([
    { topic: 'contact-notice', dead_at: null },
    { topic: 'contact-receipt', dead_at: null },
  ])
})

test('only a named person moves a case on, one step after the other (SAFETY-1)', async () => {
  await report('contact', { ...goodContact, message: HARM })
  const { number } = await theCase()
  expect(await closeCase(number, 'Ana Souza', 'nada grave', 'no-report')).toEqual({
    isDone: false,
    state: 'open',
  })
  expect(await acknowledgeCase(number, 'Ana Souza')).toEqual({ isDone: true, state: 'acknowledged' })
  expect(await acknowledgeCase(number, 'Rui')).toEqual({ isDone: false, state: 'acknowledged' })
  expect(await closeCase(number, 'Rui', 'Notificado', 'report')).toEqual({ isDone: true, state: 'closed' })
  expect(await theCase()).toMatchObject({
    acknowledged_by: 'Ana Souza',
    closed_by: 'Rui',
    closed_note: 'Notificado',
    outcome: 'report',
  })
  expect(await acknowledgeCase('FV-none', 'Ana')).toEqual({ isDone: false, state: null })
})

test('open cases come first in the list, the oldest first', async () => {
  for (const name of ['um', 'dois', 'tres'])
    await report('contact', { ...goodContact, email: `${name}@exemplo.com`, message: `${HARM} ${name}` })
  const [oldest, middle] = await listCases()
  await acknowledgeCase(oldest?.number ?? '', 'Ana')
  expect((await listCases()).map(({ report: text, state }) => [text.split(' ').at(-1), state])).toEqual([
    ['dois', 'open'],
    ['tres', 'open'],
    ['um', 'acknowledged'],
  ])
  expect(middle?.state).toBe('open')
})

test('who asks gets the reports they sent (SAFETY-5)', async () => {
  await report('contact', { ...goodContact, message: HARM })
  const { number } = await theCase()
  expect((await exportPerson(goodContact.email)).relatos).toMatchObject([
    { numero: number, estado: 'open', relato: HARM, email: goodContact.email },
  ])
})

test('retention takes closed cases alone (SAFETY-5)', async () => {
  for (const name of ['um', 'dois', 'tres'])
    await report('contact', { ...goodContact, email: `${name}@exemplo.com`, message: `${HARM} ${name}` })
  const [first, second] = await listCases()
  await acknowledgeCase(first?.number ?? '', 'Ana')
  await closeCase(first?.number ?? '', 'Ana', 'feito', 'report')
  await acknowledgeCase(second?.number ?? '', 'Ana')
  const tomorrow = new Date(Date.now() + 86_400_000)
  expect(await inTransaction((trx) => safetyRetention.apply(trx, tomorrow))).toBe(1)
  expect((await listCases()).map(({ state }) => state)).toEqual(['open', 'acknowledged'])
})

test('a case that was no report goes with its submission, by retention or erasure, and a report stays (SAFETY-5)', async () => {
  const messageOf = (name: string) => ({
    ...goodContact,
    email: `${name}@exemplo.com`,
    message: `${HARM} Respondam a ${name}@exemplo.com.`,
  })
  const close = async (name: string, outcome: 'report' | 'no-report') => {
    await report('contact', messageOf(name))
    const [{ number } = { number: '' }] = await rowsOf('safety_case', {
      reporter_email: `${name}@exemplo.com`,
    })
    await acknowledgeCase(number, 'Ana')
    await closeCase(number, 'Ana', 'lido', outcome)
  }
  for (const name of ['um', 'dois']) {
    await close(name, 'no-report')
    await close(`mal${name}`, 'report')
  }
  await report('contact', messageOf('aberto'))
  const reporters = async () =>
    (await rowsOf('safety_case')).map(({ reporter_email }) => reporter_email).sort()
  const retain = () => inTransaction((trx) => falseAlarmRetention.apply(trx, new Date()))
  // As long as its message is stored, so is the case.
  expect(await retain()).toBe(0)
  await erasePerson('um@exemplo.com')
  await erasePerson('malum@exemplo.com')
  expect(await reporters()).toEqual(['aberto@exemplo.com', 'dois@exemplo.com', 'maldois@exemplo.com', null])
  expect(await tracesOf('um@exemplo.com')).toEqual([])
  await emptyTables('contact_message')
  expect(await retain()).toBe(1)
  expect(await reporters()).toEqual(['aberto@exemplo.com', 'maldois@exemplo.com', null])
})

test('reports that an earlier version stored without a case get one, with the day on which they came', async () => {
  await report('contact', { ...goodContact, topic: 'harm', message: HARM })
  await report('review', { ...goodReview, description: HARM })
  await emptyTables('safety_case', 'outbox')
  const created_at = new Date('2026-01-05T12:00:00Z')
  await setRows('contact_message', { created_at })
  await setRows('review', { created_at })
  await watchCases()
  await work()
  const cases = (await listCases()).map(({ source, received_at }) => [source, received_at.toISOString()])
  expect(cases.sort()).toEqual([
    ['contact', '2026-01-05T12:00:00.000Z'],
    ['review', '2026-01-05T12:00:00.000Z'],
  ])
  expect(mailbox.list(FIRST)).toHaveLength(2)
})
