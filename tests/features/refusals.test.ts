import { goodContact } from '@tests/factories/contact-submission'
import { goodReview } from '@tests/factories/review-submission'
import { withDatabase } from '@/server/database/database'
import { FORMS } from '@/server/features/registry'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import { databaseForSuite } from './support/database'
import { invalid, newAddress, sendAs, stamp } from './support/sending'
import { emptyTables, rowsOf } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

databaseForSuite()
beforeEach(() => emptyTables('rate_limit'))

const stamped = (fields: Record<string, string>) => ({ ...fields, ...stamp() })

let people = 0

const FEEDBACK = { article: 'dicas/hidratacao', helpful: 'no', comment: 'Faltou falar de bebês.' }
const SURVEY = { found: 'no', reason: 'Queria saber onde comprar.' }
const HARM = 'Tive falta de ar e fui parar no hospital depois de usar, e ainda não melhorei.'

/** Each form and each way in which it may report harm. */
const REPORTS: [string, string, Record<string, string>][] = [
  ['contact', 'the topic', { ...goodContact, topic: 'harm' }],
  ['contact', 'the text', { ...goodContact, message: HARM }],
  ['review', 'the box', { ...goodReview, reaction: 'sim' }],
  ['review', 'the text', { ...goodReview, description: HARM }],
  ['article-feedback', 'the text', { ...FEEDBACK, comment: HARM }],
  ['exit-survey', 'the text', { ...SURVEY, reason: HARM }],
]

const HARMLESS: [string, Record<string, string>][] = [
  ['contact', goodContact],
  ['review', goodReview],
  ['article-feedback', FEEDBACK],
  ['exit-survey', SURVEY],
]

const TRIES = 120
let counted: Awaited<ReturnType<typeof rowsOf<'rate_limit'>>> = []
const USED_UP = newAddress()
/** An address from which nothing is taken any more: what was counted when it was used up is counted again. */
const usedUpAddress = async () => {
  if (counted.length > 0) await withDatabase((db) => db.insertInto('rate_limit').values(counted).execute())
  else {
    for (let tries = 0; tries < TRIES; tries += 1) await sendAs('exit-survey', {}, { address: USED_UP })
    counted = await rowsOf('rate_limit')
  }
  return USED_UP
}

test('the forms that may report harm are these (FORM-9)', () => {
  const declared = [...FORMS.values()].flatMap(({ form: { name, mayReportHarm } }) =>
    mayReportHarm ? [name] : [],
  )
  expect(declared.sort()).toEqual([...new Set(REPORTS.map(([form]) => form))].sort())
})

describe.each(['json', 'form'] as const)('sent as %s', (way) => {
  test.each(REPORTS)(
    'harm is refused by no limit, honeypot or stamp: %s, %s (FORM-11)',
    async (form, _, fields) => {
      const address = await usedUpAddress()
      people += 1
      const own = fields.nickname ? { nickname: `Pessoa${people}` } : {}
      const withHoneypot = { ...fields, ...own, [HONEYPOT_FIELD]: 'https://www.exemplo.com.br' }
      expect(await sendAs(form, withHoneypot, { way, address })).toMatchObject({ httpStatus: 303 })
    },
  )

  test.each(HARMLESS)(
    'without harm the same is refused, with what was typed: %s (FORM-11)',
    async (form, fields) => {
      const address = await usedUpAddress()
      expect(await sendAs(form, stamped(fields), { way, address })).toMatchObject({
        httpStatus: 429,
        outcome: { status: 'limited' },
      })
      const trapped = { ...stamped(fields), [HONEYPOT_FIELD]: 'https://www.exemplo.com.br' }
      const { photo: _, ...values } = fields
      expect(await sendAs(form, trapped, { way, address: newAddress() })).toMatchObject({
        httpStatus: 422,
        outcome: invalid(null, 'trapped'),
        values,
        stamp: trapped[FORM_TOKEN_FIELD],
      })
    },
  )
})

const harmWords = { name: 'Ana', lastName: 'Lima', email: 'harm@exemplo.com.br', password: 'hospital 1234' }

test('words of harm open no other form: passwords cannot be tried without end (FORM-11)', async () => {
  const address = await usedUpAddress()
  for (const form of ['login', 'registration', 'forgot-password'] as const)
    expect((await sendAs(form, stamped(harmWords), { address })).httpStatus).toBe(429)
})

const STRANGERS = 40

const receiptsTo = async (email: string) => {
  const ids = (await rowsOf('contact_message', { email })).map(({ id }) => id)
  const jobs = await rowsOf('outbox', { topic: 'contact-receipt' })
  return jobs.filter(({ payload }) => ids.includes(String(payload.message))).length
}

test.each([
  ['contact', goodContact],
  ['review', goodReview],
] as const)('strangers who use an address keep its owner from nothing: %s', async (form, good) => {
  const email = `dona-${form}@exemplo.com.br`
  const send = (own: string) => {
    people += 1
    const fields = { ...good, email, ...('nickname' in good && { nickname: `Estranho${people}` }) }
    const text = 'message' in good ? { message: `${own}, de número ${people}.` } : {}
    return sendAs(form, stamped({ ...fields, ...text }), { address: newAddress() })
  }
  for (let stranger = 0; stranger < STRANGERS; stranger += 1)
    expect((await send('De um estranho')).httpStatus).toBe(303)
  expect((await send('Da dona do endereço')).httpStatus).toBe(303)
})

test('an address gets three receipts a day, however many messages were written in its name (CONTACT-2)', async () => {
  const email = 'recibos@exemplo.com.br'
  for (let message = 0; message < 6; message += 1) {
    const fields = stamped({ ...goodContact, email, message: `Mensagem de número ${message}.` })
    const { outcome } = await sendAs('contact', fields, { address: newAddress() })
    expect(outcome).toMatchObject({ status: 'done', reference: expect.stringMatching(/^\d{8}-\w{6}$/) })
  }
  expect(await receiptsTo(email)).toBe(3)
})
