import { randomUUID } from 'node:crypto'
import { goodReview } from '@tests/factories/review-submission'
import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import { MIGRATIONS } from '@/server/database/tables'
import type { AccountSession } from '@/server/features/accounts/cookies'
import { handleConfirmReview } from '@/server/features/reviews/enter-queue'
import { handleReview } from '@/server/features/reviews/handle'
import { confirmationToken, moderationToken, moderators } from '@/server/features/reviews/links'
import { decide } from '@/server/features/reviews/moderation/decide'
import { moderationView } from '@/server/features/reviews/moderation/view'
import { unconfirmedRetention } from '@/server/features/reviews/retention'
import { signToken } from '@/server/protection/signed-token'
import { readValues } from '@/shared/schemas/read-values'
import { reviewForm } from '@/shared/schemas/review'
import { databaseForSuite } from './support/database'
import { invalid } from './support/sending'
import { emptyTables, rowsOf, setRows, topics } from './support/tables'

const EMAIL = goodReview.email ?? ''
jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

databaseForSuite()
beforeEach(() => emptyTables('review', 'review_nickname', 'outbox', 'submission', 'rate_limit'))

const contextOf = (session: AccountSession | null = null, form = 'confirm-review') => ({
  form,
  subjects: {},
  submissionId: randomUUID(),
  photo: null,
  visitor: { addressKey: 'x', mails: 'now' as const },
  session,
  requestId: 'r',
})
const sessionOf = (email: string) => ({ accountId: 'a', email, firstName: 'Ana', sessionId: 's' })
const send = (sent: Record<string, string> = {}, session: AccountSession | null = null) => {
  const read = readValues(reviewForm, { ...goodReview, ...sent })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return handleReview(read.values, contextOf(session, 'review'))
}
const all = () => rowsOf('review', {}, 'created_at')
const sent = async (values: Record<string, string> = {}): Promise<string> => {
  await send(values)
  return (await all()).at(-1)?.id ?? ''
}
const confirm = (id: string, nickname = '') =>
  handleConfirmReview({ token: confirmationToken(id), nickname }, contextOf())
const statuses = async () => (await all()).map(({ status }) => status)
const done = { status: 'done', next: 'reviewConfirmed' }

test('a review waits for its address to be confirmed: no moderator is told, no nickname is taken (REVIEW-12)', async () => {
  expect(await send()).toEqual({ status: 'done', next: 'reviewSent' })
  expect(await statuses()).toEqual(['unconfirmed'])
  expect(await topics()).toEqual(['review-confirm'])
  expect(await rowsOf('review_nickname')).toEqual([])
})

test('confirmed, it goes to the moderators and gets its nickname, once however often the button is pressed (REVIEW-12)', async () => {
  const id = await sent()
  expect(await confirm(id)).toEqual(done)
  expect(await confirm(id)).toEqual(done)
  expect(await statuses()).toEqual(['pending'])
  expect(await topics()).toEqual(['review-confirm', 'review-moderate'])
  expect(await rowsOf('review_nickname')).toEqual([{ folded: 'mariadosul', email: EMAIL }])
})

test('a login with the same address needs no confirmation, one with another address does (REVIEW-12)', async () => {
  expect(await send({}, sessionOf(EMAIL))).toEqual(done)
  expect(await statuses()).toEqual(['pending'])
  await send({ nickname: 'Outra', email: 'outra@exemplo.com.br' }, sessionOf(EMAIL))
  expect(await statuses()).toEqual(['pending', 'unconfirmed'])
})

test('an address that was confirmed once proves nothing of whoever types it later (REVIEW-12)', async () => {
  await confirm(await sent())
  expect(await send({ title: 'Outra' })).toMatchObject({ next: 'reviewSent' })
})

test('a report of harm does not wait for the confirmation (REVIEW-7)', async () => {
  await send({ reaction: 'sim' })
  expect(await topics()).toContain('safety-notice')
})

test('a newer review replaces the one that waits, by its confirmation and not before (REVIEW-13)', async () => {
  await confirm(await sent())
  const newer = await sent({ title: 'Melhor' })
  expect(await statuses()).toEqual(['pending', 'unconfirmed'])
  await confirm(newer)
  expect(await statuses()).toEqual(['withdrawn', 'pending'])
})

test('a product that the address has a published review of takes no second one until that is withdrawn (REVIEW-13)', async () => {
  const first = await sent()
  await confirm(first)
  await decide(first, 'approve', { actor: 'test' })
  // The page after sending does not tell whoever typed the address what its owner wrote.
  const second = await sent({ title: 'Segunda' })
  expect(await confirm(second)).toEqual(invalid('token', 'alreadyReviewed'))
  expect(await statuses()).toEqual(['approved', 'unconfirmed'])
  await decide(first, 'withdraw', { actor: 'author', reason: 'asked' })
  expect(await confirm(second)).toEqual(done)
})

test('of ten reviews of one product that are confirmed at the same moment one waits (REVIEW-13)', async () => {
  const ids: string[] = []
  for (let index = 0; index < 10; index += 1) ids.push(await sent({ title: `Título ${index}` }))
  for (const outcome of await Promise.all(ids.map((id) => confirm(id)))) expect(outcome).toEqual(done)
  expect((await statuses()).filter((status) => status === 'pending')).toHaveLength(1)
})

test('the database itself refuses a second waiting review of one address and product', async () => {
  const [first, second] = [await sent(), await sent({ title: 'Outra' })]
  await confirm(first)
  const update = setRows('review', { status: 'approved' }, { id: second })
  await expect(update).rejects.toMatchObject({ code: '23505' })
})

test('whose nickname was taken meanwhile chooses another one with the confirmation (REVIEW-3, REVIEW-12)', async () => {
  const first = await sent()
  const second = await sent({ email: 'outra@exemplo.com.br' })
  await confirm(first)
  expect(await confirm(second)).toEqual(invalid('nickname', 'duplicateNickname'))
  expect(await confirm(second, 'VeraDoNorte')).toEqual(done)
  expect((await all()).map(({ nickname }) => nickname)).toEqual(['MariaDoSul', 'VeraDoNorte'])
  // The first press has decided: another name is not taken in silence.
  expect(await confirm(second, 'VeraDoSul')).toEqual(invalid('nickname', 'duplicateSubmission'))
  expect(await confirm(second, 'VeraDoNorte')).toEqual(done)
})

test('a link that expired, was made for something else, or whose review is gone confirms nothing (REVIEW-12)', async () => {
  const id = await sent()
  const tokens = [
    confirmationToken(id, Date.now() - 8 * 86_400_000),
    signToken({ purpose: 'moderate-review', subject: id }, 60),
    confirmationToken(randomUUID()),
    'x'.repeat(40),
  ]
  for (const token of tokens)
    expect(await handleConfirmReview({ token, nickname: '' }, contextOf())).toEqual(
      invalid('token', 'staleLink'),
    )
  expect(await statuses()).toEqual(['unconfirmed'])
})

test('a review that nobody confirmed is deleted after 7 days, one that waits for moderators is not (REVIEW-12)', async () => {
  const [old, waiting] = [await sent(), await sent({ title: 'Outra' })]
  await confirm(waiting)
  const limit = new Date(Date.now() + 1000)
  expect(unconfirmedRetention.days({} as never)).toBe(7)
  expect(await inTransaction((trx) => unconfirmedRetention.apply(trx, limit))).toBe(1)
  expect((await all()).map(({ id }) => id)).toEqual([waiting])
  expect(await confirm(old)).toMatchObject({ problems: [{ code: 'staleLink' }] })
})

test('an older database is brought to one waiting or published review per address and product, the newest published first', async () => {
  const write = async (title: string, status: 'pending' | 'approved', days: number) => {
    const id = await sent({ title })
    await setRows('review', { status, created_at: sql`now() - make_interval(days => ${days})` }, { id })
  }
  await withDatabase(async (db) => {
    for (const made of ['index review_one_each', 'table access_log', 'table erased_person'])
      await sql`drop ${sql.raw(made)}`.execute(db)
  })
  await write('older, published', 'approved', 3)
  await write('newer, published', 'approved', 2)
  await write('waiting', 'pending', 1)
  await emptyTables('outbox')
  await withDatabase(async (db) => MIGRATIONS['0008-reviews']?.up(db))
  const states = (await all()).map(({ title, status }) => [title, status])
  expect(states).toEqual([
    ['older, published', 'withdrawn'],
    ['newer, published', 'approved'],
    ['waiting', 'withdrawn'],
  ])
  expect(await topics()).toEqual(['reviews-changed'])
})

test('an unsuitable nickname is refused when the review is sent and when it is confirmed (REVIEW-14)', async () => {
  const refused = invalid('nickname', 'unsuitable')
  expect(await send({ nickname: 'Moderador' })).toEqual(refused)
  expect(await all()).toEqual([])
  const id = await sent()
  expect(await confirm(id, 'Moderador')).toEqual(refused)
  expect(await statuses()).toEqual(['unconfirmed'])
})

test('a moderator reads what to look at', async () => {
  const id = await sent({ description: `${goodReview.description} Veja em www.loja.example` })
  await confirm(id)
  const [holder = ''] = moderators().keys()
  expect(await moderationView(moderationToken(id, holder))).toMatchObject({ review: { hints: ['link'] } })
})

test('strangers who type an address slow its mails down, and leave no review without its link (REVIEW-12)', async () => {
  for (let copy = 0; copy < 12; copy += 1) await send({ title: `De ninguém ${copy}` })
  const mails = await rowsOf('outbox', { topic: 'review-confirm' })
  expect(mails).toHaveLength(12)
  expect(mails.filter(({ due }) => due.getTime() > Date.now() + 20 * 60_000)).toHaveLength(2)
})
