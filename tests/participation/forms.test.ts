import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { ALL_FORMS } from '@tests/factories/all-forms'
import { ContentError } from '@/content/pages'
import { contactForm } from '@/form-schemas/contact'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { readValues } from '@/form-schemas/read-values'
import { withDatabase } from '@/participation/database/database'
import { feedbackOf, feedbackReport } from '@/participation/feedback/report'
import { erasePerson, exportPerson } from '@/participation/privacy/privacy'
import { newFormToken } from '@/participation/protection/form-token'
import { submit } from '@/participation/submissions/submit'
import { goodContact } from '../factories/contact-submission'
import { databaseForSuite } from './support/database'
import { tracesOf } from './support/traces'

const mockArticles = new Map(
  ['dicas/hidratacao', 'dicas/boa', 'dicas/ruim'].map((slug) => [slug, { type: 'article' }]),
)
mockArticles.set('produtos/inalador', { type: 'product' })
const mockKnown = jest.fn(async () => mockArticles)
jest.mock('@/content/paths', () => ({
  sitePaths: () => ({ known: mockKnown, afterMiss: mockKnown }),
}))

databaseForSuite()

const PAGE = { 'sec-fetch-site': 'same-origin' }

interface Way {
  isScripted: boolean
  type: string
  write: (fields: Record<string, unknown>) => string
}

/** Both ways in which a form is sent. */
const WAYS: Record<'json' | 'form', Way> = {
  json: { isScripted: true, type: 'application/json', write: JSON.stringify },
  form: {
    isScripted: false,
    type: 'application/x-www-form-urlencoded',
    write: (fields) => new URLSearchParams(fields as Record<string, string>).toString(),
  },
}

let visitors = 0
/** Each visitor has an address, so that limits of one do not meet another. */
const newVisitor = () => `2001:db8:${(visitors++).toString(16)}::1`

const post = (
  form: string,
  body: string,
  { isScripted, type }: Pick<Way, 'isScripted' | 'type'>,
  { headers = PAGE, remoteAddress = newVisitor() }: { headers?: object; remoteAddress?: string } = {},
) => {
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { 'content-type': type, ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage
  return submit(form, request, { isScripted, requestId: 'test' })
}

const tokenOf = (seconds: number) => newFormToken(Date.now() - seconds * 1000)

const send = (
  form: string,
  fields: Record<string, unknown>,
  way: Way,
  options?: { headers?: object; remoteAddress?: string },
) => post(form, way.write({ [FORM_TOKEN_FIELD]: tokenOf(30), ...fields }), way, options)

const GOOD: Record<'contact' | 'article-feedback' | 'exit-survey', Record<string, string>> = {
  contact: { ...goodContact, email: 'Ana@Exemplo.com' },
  'article-feedback': { article: 'dicas/hidratacao', helpful: 'no', comment: 'Faltou falar de bebês.' },
  'exit-survey': { found: 'yes', reason: 'Queria saber onde comprar.' },
}

/** Every rule of the forms: a field, what is in it, and what is said; null for nothing. */
const RULES: [keyof typeof GOOD, field: string, value: string, code: string | null][] = [
  ['contact', 'topic', '', 'required'],
  ['contact', 'topic', 'hacking', 'patternMismatch'],
  ['contact', 'topic', 'harm', null],
  ['contact', 'name', '', 'required'],
  ['contact', 'name', 'ã'.repeat(80), null],
  ['contact', 'name', 'ã'.repeat(81), 'tooLong'],
  ['contact', 'name', '<b>Ana</b>', 'invalidName'],
  ['contact', 'name', 'Ana\r\nBcc: rui@exemplo.com', 'patternMismatch'],
  ['contact', 'name', 'Ana\u0000', 'patternMismatch'],
  ['contact', 'name', 'Ana \u2028Lima', 'patternMismatch'],
  ['contact', 'email', '', 'required'],
  ['contact', 'email', 'ana@exemplo', 'invalidEmail'],
  ['contact', 'email', 'ana@exemplo.com, rui@exemplo.com', 'invalidEmail'],
  ['contact', 'email', 'ana@exemplo.com\nBcc: rui@exemplo.com', 'patternMismatch'],
  ['contact', 'message', '', 'required'],
  ['contact', 'message', '   \r\n ', 'required'],
  ['contact', 'message', '123456789', 'tooShort'],
  ['contact', 'message', '1234567890', null],
  ['contact', 'message', 'a\u0303'.repeat(2000), null],
  ['contact', 'message', 'a\u0303'.repeat(2001), 'tooLong'],
  ['contact', 'message', '<script>alert(1)</script>', null],
  ['contact', 'consent', '', 'requiresTrue'],
  ['contact', 'consent', 'talvez', 'requiresTrue'],
  ['contact', 'healthConsent', '', 'requiresTrue'],
  ['article-feedback', 'helpful', '', 'required'],
  ['article-feedback', 'helpful', 'maybe', 'patternMismatch'],
  ['article-feedback', 'article', '../../etc/passwd', 'patternMismatch'],
  ['article-feedback', 'comment', '', null],
  ['article-feedback', 'comment', 'x'.repeat(501), 'tooLong'],
  ['exit-survey', 'found', '', 'required'],
  ['exit-survey', 'found', 'sim', 'patternMismatch'],
  ['exit-survey', 'reason', '', 'required'],
  ['exit-survey', 'reason', 'x'.repeat(501), 'tooLong'],
]

const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value)

test.each(RULES.map(([form, field, value, code]) => [form, field, shown(value), code, value] as const))(
  'a rule holds in the schema, as JSON and without scripts: %s, %s = %j: %s',
  async (form, field, _, code, value) => {
    const fields = { ...GOOD[form], email: `ana-${visitors}@exemplo.com`, [field]: value }
    const given =
      form === 'contact'
        ? fields
        : Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'email'))
    const problem = code === null ? null : expect.objectContaining({ field, code })
    const read = readValues(ALL_FORMS.get(form) ?? contactForm, given)
    expect('problems' in read ? read.problems : [null]).toEqual([problem])
    for (const way of Object.values(WAYS)) {
      const { httpStatus, outcome, values } = await send(form, given, way)
      expect(httpStatus).toBe(code === null ? 303 : 422)
      expect(outcome).toMatchObject(
        code === null ? { status: 'done' } : { status: 'invalid', problems: [problem] },
      )
      // What was typed is drawn again, as it was typed.
      if (code !== null) expect(values).toEqual(given)
    }
  },
)

test('what is stored is what was read, and no address with it', async () => {
  const reference = 'reference'
  const { outcome } = await send('contact', { ...GOOD.contact, email: 'Guardada@Exemplo.com' }, WAYS.json)
  const [message] = await withDatabase((db) =>
    db.selectFrom('contact_message').selectAll().where('email', '=', 'guardada@exemplo.com').execute(),
  )
  expect(outcome).toMatchObject({
    status: 'done',
    next: '/pt-br/contacte-nos/obrigado/',
    [reference]: message?.protocol,
  })
  expect(message).toMatchObject({
    topic: 'question',
    name: 'Ana Lima',
    consent_version: 'contact-2026-11-24',
  })
  expect(message?.protocol).toMatch(/^\d{8}-[2-9A-HJ-NP-Z]{6}$/)
  const feedback = await send('article-feedback', GOOD['article-feedback'], WAYS.form)
  expect(feedback.httpStatus).toBe(303)
  const rows = await withDatabase((db) =>
    db.selectFrom('article_feedback').selectAll().where('comment', '=', 'Faltou falar de bebês.').execute(),
  )
  expect(rows).toMatchObject([{ article: 'dicas/hidratacao', helpful: false }])
})

test('the same form sent twice is stored once, and both are answered alike, also at one moment', async () => {
  const fields = { ...GOOD.contact, email: 'duas@exemplo.com', [FORM_TOKEN_FIELD]: tokenOf(30) }
  const remoteAddress = newVisitor()
  const body = JSON.stringify(fields)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('contact', body, WAYS.json, { remoteAddress })),
  )
  const [first] = answers
  expect(first?.outcome.status).toBe('done')
  for (const { outcome } of answers) expect(outcome).toEqual(first?.outcome)
  const bare = { ...GOOD['exit-survey'], reason: 'Duas vezes sem script.' }
  for (const _ of [1, 2]) await post('exit-survey', WAYS.form.write(bare), WAYS.form, { remoteAddress })
  const count = await withDatabase(async (db) => [
    await db.selectFrom('contact_message').select('id').where('email', '=', 'duas@exemplo.com').execute(),
    await db.selectFrom('survey_answer').select('id').where('reason', '=', bare.reason).execute(),
  ])
  expect(count.map((rows) => rows.length)).toEqual([1, 1])
})

test('what is typed anew into a form that was sent already is stored as well, not taken for the first', async () => {
  const stamp = { [FORM_TOKEN_FIELD]: tokenOf(30) }
  const remoteAddress = newVisitor()
  const one = (way: Way, reason: string) =>
    send('exit-survey', { ...GOOD['exit-survey'], reason, ...stamp }, way, { remoteAddress })
  for (const reason of ['Primeira ideia.', 'Segunda ideia.', 'Segunda ideia.']) await one(WAYS.json, reason)
  const rows = await withDatabase((db) =>
    db.selectFrom('survey_answer').select('reason').where('reason', 'like', '%ideia.').execute(),
  )
  expect(rows.map(({ reason }) => reason).sort()).toEqual(['Primeira ideia.', 'Segunda ideia.'])
})

test('every message is told to the brand and to its sender, a report of harm is a case as well', async () => {
  const topics = async (topic: string, email: string) => {
    await send('contact', { ...GOOD.contact, topic, email }, WAYS.json)
    const jobs = await withDatabase(async (db) => {
      const { id } = await db
        .selectFrom('contact_message')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const rows = await db.selectFrom('outbox').select(['topic', 'payload']).execute()
      return rows.filter(({ payload }) => payload.message === id)
    })
    return jobs.map((job) => job.topic).sort()
  }
  expect(await topics('praise', 'elogio@exemplo.com')).toEqual(['contact-notice', 'contact-receipt'])
  expect(await topics('harm', 'mal@exemplo.com')).toEqual(['contact-notice', 'contact-receipt'])
  const cases = await withDatabase((db) => db.selectFrom('safety_case').select('reporter_email').execute())
  expect(cases).toContainEqual({ reporter_email: 'mal@exemplo.com' })
  expect(cases).not.toContainEqual({ reporter_email: 'elogio@exemplo.com' })
})

test.each([
  ['null', null],
  ['a list', ['Ana']],
  ['an object', { toString: 'x' }],
  ['a number', 7],
  ['half a character', '\ud800'],
  ['a megabyte', 'x'.repeat(1_000_000)],
])('a field that holds %s is named, or the whole is too large, and nothing is stored', async (_, value) => {
  const { httpStatus, outcome } = await send(
    'contact',
    { ...GOOD.contact, name: value, email: 'nada@exemplo.com' },
    WAYS.json,
  )
  const isHuge = typeof value === 'string' && value.length > 100
  expect(httpStatus).toBe(isHuge ? 413 : 422)
  expect(outcome).toMatchObject({ problems: [{ field: isHuge ? null : 'name' }] })
  const rows = await withDatabase((db) =>
    db.selectFrom('contact_message').select('id').where('email', '=', 'nada@exemplo.com').execute(),
  )
  expect(rows).toEqual([])
})

test('a field that comes twice is named, and so is one that the form does not have', async () => {
  const twice = `${WAYS.form.write(GOOD.contact)}&email=rui@exemplo.com`
  expect(await post('contact', twice, WAYS.form)).toMatchObject({
    httpStatus: 422,
    outcome: { problems: [{ field: 'email', code: 'duplicateField' }] },
  })
  const { outcome } = await send('contact', { ...GOOD.contact, isAdmin: 'true' }, WAYS.json)
  expect(outcome).toMatchObject({ problems: [{ field: 'isAdmin', code: 'unknownField' }] })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page whose origin is hidden', { origin: 'null' }],
])('what %s makes a browser send is refused, with what was typed', async (_, headers) => {
  const { httpStatus, outcome, values } = await send('contact', GOOD.contact, WAYS.form, { headers })
  expect(httpStatus).toBe(403)
  expect(outcome).toMatchObject({ problems: [{ field: null, code: 'crossSite' }] })
  expect(values).toEqual(GOOD.contact)
})

test('another type is refused', async () => {
  expect(await post('contact', '{}', { isScripted: true, type: 'text/plain' })).toMatchObject({
    httpStatus: 415,
  })
})

test('a script that is faster than people waits, and gets the stamp to come back with', async () => {
  const body = (stamp?: string) =>
    JSON.stringify({ ...GOOD['exit-survey'], ...(stamp && { [FORM_TOKEN_FIELD]: stamp }) })
  const without = await post('exit-survey', body(), WAYS.json)
  expect(without).toMatchObject({ httpStatus: 429, outcome: { status: 'limited', seconds: 3 } })
  const early = await post('exit-survey', body(without.stamp), WAYS.json)
  expect(early).toMatchObject({ httpStatus: 429, stamp: without.stamp })
  expect(await post('exit-survey', body(tokenOf(4)), WAYS.json)).toMatchObject({ httpStatus: 303 })
})

test('an address of the network takes thirty messages an hour, and its neighbors theirs', async () => {
  const one = (remoteAddress: string) =>
    send('article-feedback', GOOD['article-feedback'], WAYS.json, { remoteAddress })
  const statuses: number[] = []
  // Of one household: the second half of the address changes as it likes.
  for (let count = 0; count < 31; count += 1)
    statuses.push((await one(`2001:db8:aaaa:1::${count + 1}`)).httpStatus)
  expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true)
  expect(statuses[30]).toBe(429)
  expect((await one('2001:db8:aaaa:2::1')).httpStatus).toBe(303)
})

test('a person gets all that was sent, and erasure leaves no trace of the address, wherever it was written', async () => {
  const email = 'Apagar.Me+1@exemplo.com'
  const words = `Respondam para ${email.toUpperCase()}, por favor.`
  await send('contact', { ...GOOD.contact, email, message: words }, WAYS.json)
  await send('contact', { ...GOOD.contact, email: 'outra@exemplo.com', message: words }, WAYS.json)
  await send('article-feedback', { ...GOOD['article-feedback'], comment: words }, WAYS.form)
  await send('exit-survey', { ...GOOD['exit-survey'], reason: words }, WAYS.form)
  expect(Object.values(await exportPerson(email)).flat()).toMatchObject([
    { email: email.toLowerCase(), mensagem: words },
  ])
  expect((await tracesOf(email)).sort()).toEqual([
    'article_feedback.comment',
    'contact_message.email',
    'contact_message.message',
    'survey_answer.reason',
  ])
  await erasePerson(email)
  expect(await tracesOf(email)).toEqual([])
  const others = await withDatabase((db) =>
    db.selectFrom('contact_message').select('message').where('email', '=', 'outra@exemplo.com').execute(),
  )
  expect(others).toEqual([{ message: 'Respondam para [apagado], por favor.' }])
})

test('an answer is taken for an article of the site alone, which says thanks itself', async () => {
  const say = (article: string, way = WAYS.form) =>
    send('article-feedback', { article, helpful: 'yes', comment: '' }, way)
  expect((await say('dicas/hidratacao')).outcome).toEqual({
    status: 'done',
    next: '/pt-br/dicas/hidratacao/#article-feedback-thanks',
  })
  for (const article of ['dicas/tosse', 'produtos/inalador', '/exemplo.com', '//exemplo.com'])
    expect((await say(article)).outcome).toEqual({
      status: 'invalid',
      problems: [{ field: 'article', code: 'patternMismatch' }],
    })
  expect((await feedbackReport()).map(({ article }) => article)).not.toContain('dicas/tosse')
})

test('while the content service is away an answer is taken', async () => {
  mockKnown.mockRejectedValueOnce(new ContentError('unavailable', 'away'))
  const { outcome } = await send(
    'article-feedback',
    { article: 'dicas/nova', helpful: 'yes', comment: '' },
    WAYS.form,
  )
  expect(outcome.status).toBe('done')
})

test('editors read what helped least first, with the latest words first', async () => {
  const say = (article: string, helpful: string, comment: string) =>
    send('article-feedback', { article, helpful, comment }, WAYS.json)
  await say('dicas/boa', 'yes', 'Muito claro.')
  await say('dicas/ruim', 'no', 'Primeira.')
  await say('dicas/ruim', 'no', 'Segunda.')
  const reports = (await feedbackReport()).filter(({ article }) => /boa|ruim/.test(article))
  expect(reports).toMatchObject([
    { article: 'dicas/ruim', yes: 0, no: 2, comments: [{ comment: 'Segunda.' }, { comment: 'Primeira.' }] },
    { article: 'dicas/boa', yes: 1, no: 0, comments: [{ helpful: true, comment: 'Muito claro.' }] },
  ])
  expect(await feedbackOf('dicas/ruim')).toEqual({ yes: 0, no: 2 })
  expect(await feedbackOf('dicas/nunca')).toEqual({ yes: 0, no: 0 })
})
