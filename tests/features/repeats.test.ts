import { goodContact } from '@tests/factories/contact-submission'
import { goodReview } from '@tests/factories/review-submission'
import sharp from 'sharp'
import type { Tables } from '@/server/database/tables'
import { databaseForSuite } from './support/database'
import { newAddress, type Sending, sendAs, stamp, type Way } from './support/sending'
import { rowsOf } from './support/tables'

jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())
jest.mock('@/server/content/paths', () => ({
  sitePaths: () => ({
    known: mockKnown,
    afterMiss: mockKnown,
    place: async (place: string) => `/pt-br/${place}/`,
  }),
}))

const mockKnown = async () => new Map([['dicas/hidratacao', { type: 'article' }]])
const mockPut = jest.fn(async (..._: unknown[]) => undefined)
jest.mock('@/server/features/reviews/photo/storage', () => ({
  photoStorage: () => ({ put: mockPut, delete: async () => undefined }),
}))

databaseForSuite()

const COPIES = 100

const FORMS: [string, keyof Tables, Record<string, string>][] = [
  ['contact', 'contact_message', goodContact],
  ['review', 'review', goodReview],
  ['article-feedback', 'article_feedback', { article: 'dicas/hidratacao', helpful: 'no', comment: '' }],
  ['exit-survey', 'survey_answer', { found: 'yes', reason: 'Queria saber onde comprar.' }],
]

const WAYS: [Way, string, hasToken: boolean][] = [
  ['json', 'by the script', true],
  ['form', 'without scripts', true],
  ['form', 'without scripts and without a stamp', false],
]

const countOf = async (table: keyof Tables) => (await rowsOf(table)).length

let people = 0
/** Values of a form that nobody sent yet, from an address of their own. */
const newPerson = (fields: Record<string, string>, hasToken: boolean) => {
  people += 1
  const own = {
    ...('email' in fields && { email: `pessoa${people}@exemplo.com.br` }),
    ...('nickname' in fields && { nickname: `Pessoa${people}` }),
    ...('comment' in fields && { comment: `Comentário ${people}.` }),
    ...('reason' in fields && { reason: `Motivo ${people}.` }),
    ...(hasToken && stamp()),
  }
  return { fields: { ...fields, ...own }, address: newAddress() }
}

const inTurn = async (send: () => ReturnType<typeof sendAs>) => {
  const answers: Awaited<ReturnType<typeof sendAs>>[] = []
  for (let copy = 0; copy < COPIES; copy += 1) answers.push(await send())
  return answers
}

const together = (send: () => ReturnType<typeof sendAs>) => Promise.all(Array.from({ length: COPIES }, send))

const expectOneOutcome = (answers: Awaited<ReturnType<typeof sendAs>>[]) => {
  const [first] = answers
  expect(first).toMatchObject({ httpStatus: 303, outcome: { status: 'done' } })
  for (const { httpStatus, outcome } of answers)
    expect({ httpStatus, outcome }).toEqual({ httpStatus: 303, outcome: first?.outcome })
}

describe.each(FORMS)('%s', (form, table, good) => {
  test.each(WAYS)(
    'a hundred copies are one submission, one outcome: %s, %s (FORM-5)',
    async (way, _, hasToken) => {
      for (const repeat of [together, inTurn]) {
        const before = await countOf(table)
        const { fields, address } = newPerson(good, hasToken)
        expectOneOutcome(await repeat(() => sendAs(form, fields, { way, address })))
        expect(await countOf(table)).toBe(before + 1)
      }
    },
  )
})

test('copies cost nothing: whoever repeated one message may send twenty-nine others (FORM-5)', async () => {
  const { fields, address } = newPerson(goodContact, true)
  await together(() => sendAs('contact', fields, { address }))
  const statuses: number[] = []
  for (let other = 0; other < 30; other += 1) {
    const message = `Outra mensagem, de número ${other}.`
    statuses.push((await sendAs('contact', { ...fields, message }, { address })).httpStatus)
  }
  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 303), 429])
  // The first is still answered as it was, from a limit that is used up.
  expect((await sendAs('contact', fields, { address })).httpStatus).toBe(303)
})

test('copies that meet in the database alone, as those of several instances, get one outcome (FORM-5)', async () => {
  const { fields, address } = newPerson(goodContact, true)
  const before = await countOf('contact_message')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, copy) => sendAs('contact', fields, { address, cookie: `copy=${copy}` })),
  )
  expectOneOutcome(answers)
  expect(await countOf('contact_message')).toBe(before + 1)
})

test('a photo that is sent again is stored once (FORM-5)', async () => {
  mockPut.mockClear()
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const { fields, address } = newPerson(goodReview, true)
  const sending: Sending = { way: 'parts', address, photo }
  expectOneOutcome(await Promise.all(Array.from({ length: 10 }, () => sendAs('review', fields, sending))))
  expectOneOutcome([await sendAs('review', fields, sending)])
  expect(mockPut).toHaveBeenCalledTimes(1)
})

test('two visitors behind one address who press the same button are two submissions', async () => {
  const press = (cookie: string) =>
    sendAs('save-product', { product: 'produtos/inalador' }, { way: 'form', cookie })
  const [one, other] = await Promise.all([press('login=one'), press('login=other')])
  expect(one).not.toBe(other)
})
