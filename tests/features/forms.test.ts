import { ALL_FORMS } from '@tests/factories/all-forms'
import { ContentError } from '@/server/content/pages'
import { feedbackOf, feedbackReport } from '@/server/features/feedback/report'
import { erasePerson, exportPerson } from '@/server/features/privacy/privacy'
import { contactForm } from '@/shared/schemas/contact'
import { FORM_TOKEN_FIELD } from '@/shared/schemas/meta-fields'
import { readValues } from '@/shared/schemas/read-values'
import { goodContact } from '../factories/contact-submission'
import { databaseForSuite } from './support/database'
import { invalid, newAddress, type Sending, sendAs, stamp } from './support/sending'
import { rowsOf } from './support/tables'
import { tracesOf } from './support/traces'

const mockArticles = new Map(
  ['dicas/hidratacao', 'dicas/boa', 'dicas/ruim'].map((slug) => [slug, { type: 'article' }]),
)
mockArticles.set('produtos/inalador', { type: 'product' })
const mockKnown = jest.fn(async () => mockArticles)
jest.mock('@/server/content/paths', () => ({
  sitePaths: () => ({
    known: mockKnown,
    afterMiss: mockKnown,
    place: async (place: string) => `/pt-br/${place}/`,
  }),
}))

databaseForSuite()

/** Each visitor has an address, so that limits of one do not meet another. */
const post = (form: string, fields: Record<string, unknown>, sending?: Sending) =>
  sendAs(form, fields, { address: newAddress(), ...sending })

const send = (form: string, fields: Record<string, unknown>, sending?: Sending) =>
  post(form, { ...stamp(), ...fields }, sending)

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

let people = 0
test.each(RULES.map(([form, field, value, code]) => [form, field, shown(value), code, value] as const))(
  'a rule holds in the schema, as JSON and without scripts: %s, %s = %j: %s (VALID-1, VALID-4)',
  async (form, field, _, code, value) => {
    const fields = { ...GOOD[form], email: `ana-${people++}@exemplo.com`, [field]: value }
    const given =
      form === 'contact'
        ? fields
        : Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'email'))
    const problem = code === null ? null : expect.objectContaining({ field, code })
    const read = readValues(ALL_FORMS.get(form) ?? contactForm, given)
    expect('problems' in read ? read.problems : [null]).toEqual([problem])
    for (const way of ['json', 'form'] as const) {
      const { httpStatus, outcome, values } = await send(form, given, { way })
      expect(httpStatus).toBe(code === null ? 303 : 422)
      expect(outcome).toMatchObject(
        code === null ? { status: 'done' } : { status: 'invalid', problems: [problem] },
      )
      // What was typed is drawn again, as it was typed.
      if (code !== null) expect(values).toEqual(given)
    }
  },
)

test('what is stored is what was read, and no address with it (FORM-7)', async () => {
  const reference = 'reference'
  const { outcome } = await send('contact', { ...GOOD.contact, email: 'Guardada@Exemplo.com' })
  const [message] = await rowsOf('contact_message', { email: 'guardada@exemplo.com' })
  expect(outcome).toMatchObject({
    status: 'done',
    next: '/pt-br/contactReceipt/',
    [reference]: message?.protocol,
  })
  expect(message).toMatchObject({
    topic: 'question',
    name: 'Ana Lima',
    consent_version: 'contact-2026-11-29',
  })
  expect(message?.protocol).toMatch(/^\d{8}-[2-9A-HJ-NP-Z]{6}$/)
  const feedback = await send('article-feedback', GOOD['article-feedback'], { way: 'form' })
  expect(feedback.httpStatus).toBe(303)
  const rows = await rowsOf('article_feedback', { comment: 'Faltou falar de bebês.' })
  expect(rows).toMatchObject([{ article: 'dicas/hidratacao', helpful: false }])
})

test('what is typed anew into a form that was sent already is stored as well, not taken for the first (FORM-5)', async () => {
  const [drawn, address] = [stamp(), newAddress()]
  for (const reason of ['Primeira ideia.', 'Segunda ideia.', 'Segunda ideia.'])
    await send('exit-survey', { ...GOOD['exit-survey'], reason, ...drawn }, { address })
  const reasons = (await rowsOf('survey_answer')).map(({ reason }) => reason)
  const ideas = reasons.filter((reason) => reason?.endsWith('ideia.'))
  expect(ideas.sort()).toEqual(['Primeira ideia.', 'Segunda ideia.'])
})

test('every message is told to the brand and to its sender, a report of harm is a case as well (CONTACT-2)', async () => {
  const topics = async (topic: string, email: string) => {
    await send('contact', { ...GOOD.contact, topic, email })
    const [message] = await rowsOf('contact_message', { email })
    const jobs = (await rowsOf('outbox')).filter(({ payload }) => payload.message === message?.id)
    return jobs.map((job) => job.topic).sort()
  }
  expect(await topics('praise', 'elogio@exemplo.com')).toEqual(['contact-notice', 'contact-receipt'])
  expect(await topics('harm', 'mal@exemplo.com')).toEqual(['contact-notice', 'contact-receipt'])
  const reporters = (await rowsOf('safety_case')).map(({ reporter_email }) => reporter_email)
  expect(reporters).toContain('mal@exemplo.com')
  expect(reporters).not.toContain('elogio@exemplo.com')
})

test.each([
  ['null', null],
  ['a list', ['Ana']],
  ['an object', { toString: 'x' }],
  ['a number', 7],
  ['half a character', '\ud800'],
  ['a megabyte', 'x'.repeat(1_000_000)],
])(
  'a field that holds %s is named, or the whole is too large, and nothing is stored (FORM-6)',
  async (_, value) => {
    const fields = { ...GOOD.contact, name: value, email: 'nada@exemplo.com' }
    const { httpStatus, outcome } = await send('contact', fields)
    const isHuge = typeof value === 'string' && value.length > 100
    expect(httpStatus).toBe(isHuge ? 413 : 422)
    expect(outcome).toMatchObject({ problems: [{ field: isHuge ? null : 'name' }] })
    expect(await rowsOf('contact_message', { email: 'nada@exemplo.com' })).toEqual([])
  },
)

test('a field that comes twice is named, and so is one that the form does not have (FORM-6)', async () => {
  const body = `${new URLSearchParams(GOOD.contact)}&email=rui@exemplo.com`
  expect(await post('contact', {}, { way: 'form', body })).toMatchObject({
    httpStatus: 422,
    outcome: { problems: [{ field: 'email', code: 'duplicateField' }] },
  })
  const { outcome } = await send('contact', { ...GOOD.contact, isAdmin: 'true' })
  expect(outcome).toMatchObject({ problems: [{ field: 'isAdmin', code: 'unknownField' }] })
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page whose origin is hidden', { origin: 'null' }],
])('what %s makes a browser send is refused, with what was typed (FORM-4)', async (_, headers) => {
  const { httpStatus, outcome, values } = await send('contact', GOOD.contact, { way: 'form', headers })
  expect(httpStatus).toBe(403)
  expect(outcome).toMatchObject({ problems: [{ field: null, code: 'crossSite' }] })
  expect(values).toEqual(GOOD.contact)
})

test('a script that is faster than people waits, and gets the stamp to come back with (FORM-8)', async () => {
  const send = (drawn = {}) => post('exit-survey', { ...GOOD['exit-survey'], ...drawn })
  const without = await send()
  expect(without).toMatchObject({ httpStatus: 429, outcome: { status: 'limited', seconds: 3 } })
  const early = await send({ [FORM_TOKEN_FIELD]: without.stamp })
  expect(early).toMatchObject({ httpStatus: 429, stamp: without.stamp })
  expect(await send(stamp(4))).toMatchObject({ httpStatus: 303 })
})

test('an address of the network takes thirty messages an hour, and its neighbors theirs (FORM-7)', async () => {
  const one = (address: string) => send('article-feedback', GOOD['article-feedback'], { address })
  const statuses: number[] = []
  // Of one household: the second half of the address changes as it likes.
  for (let count = 0; count < 31; count += 1)
    statuses.push((await one(`2001:db8:aaaa:1::${count + 1}`)).httpStatus)
  expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true)
  expect(statuses[30]).toBe(429)
  expect((await one('2001:db8:aaaa:2::1')).httpStatus).toBe(303)
})

test('a person gets all that was sent, and erasure leaves no trace of the address, wherever it was written (STORE-4)', async () => {
  const email = 'Apagar.Me+1@exemplo.com'
  const words = `Respondam para ${email.toUpperCase()}, por favor.`
  await send('contact', { ...GOOD.contact, email, message: words })
  await send('contact', { ...GOOD.contact, email: 'outra@exemplo.com', message: words })
  await send('article-feedback', { ...GOOD['article-feedback'], comment: words }, { way: 'form' })
  await send('exit-survey', { ...GOOD['exit-survey'], reason: words }, { way: 'form' })
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
  const others = await rowsOf('contact_message', { email: 'outra@exemplo.com' })
  expect(others).toMatchObject([{ message: 'Respondam para [apagado], por favor.' }])
})

test('an answer is taken for an article of the site alone, which says thanks itself (ARTICLE-2)', async () => {
  const say = (article: string) =>
    send('article-feedback', { article, helpful: 'yes', comment: '' }, { way: 'form' })
  expect((await say('dicas/hidratacao')).outcome).toEqual({
    status: 'done',
    next: '/pt-br/dicas/hidratacao/#article-feedback-thanks',
  })
  for (const article of ['dicas/tosse', 'produtos/inalador', '/exemplo.com', '//exemplo.com'])
    expect((await say(article)).outcome).toEqual(invalid('article', 'patternMismatch'))
  expect((await feedbackReport()).map(({ article }) => article)).not.toContain('dicas/tosse')
})

test('while the content service is away an answer is taken (ARTICLE-2)', async () => {
  mockKnown.mockRejectedValueOnce(new ContentError('unavailable', 'away'))
  const fields = { article: 'dicas/nova', helpful: 'yes', comment: '' }
  expect((await send('article-feedback', fields, { way: 'form' })).outcome.status).toBe('done')
})

test('editors read what helped least first, with the latest words first', async () => {
  const say = (article: string, helpful: string, comment: string) =>
    send('article-feedback', { article, helpful, comment })
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
