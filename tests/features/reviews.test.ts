import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { goodReview } from '@tests/factories/review-submission'
import { sql } from 'kysely'
import sharp from 'sharp'
import { inTransaction, withDatabase } from '@/server/database/database'
import { erasePerson, exportPerson } from '@/server/features/privacy/privacy'
import { handleReview } from '@/server/features/reviews/handle'
import { moderationToken, moderators } from '@/server/features/reviews/links'
import { dayInBrazil, reachedFrom } from '@/server/features/reviews/minimum-age'
import { actOn, decide } from '@/server/features/reviews/moderation/decide'
import { moderationView } from '@/server/features/reviews/moderation/view'
import { findPhoto } from '@/server/features/reviews/photo/find-photo'
import { readReviewPage, readSummaries } from '@/server/features/reviews/reading/read-reviews'
import { hiddenRetention } from '@/server/features/reviews/retention'
import { signToken } from '@/server/protection/signed-token'
import type { FormValues } from '@/shared/schemas/define-form'
import { readValues } from '@/shared/schemas/read-values'
import { reviewForm } from '@/shared/schemas/review'
import { databaseForSuite } from './support/database'
import { KEY, reviewable } from './support/reviewable'
import { invalid } from './support/sending'
import { emptyTables, rowsOf, topics } from './support/tables'
import { tracesOf } from './support/traces'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

databaseForSuite()

const folder = newFolder()
beforeAll(() => {
  process.env.PHOTO_FOLDER = folder
})
beforeEach(() => emptyTables('review', 'review_nickname', 'outbox', 'submission', 'rate_limit'))

const valuesOf = (sent: Record<string, string> = {}): FormValues<typeof reviewForm> => {
  const read = readValues(reviewForm, { ...goodReview, ...sent })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.values
}
/** Sends a review of somebody who is logged in with its address: it waits for the moderators at once. */
const send = (
  sent: Record<string, string> = {},
  { submissionId = randomUUID(), photo = null as Buffer | null } = {},
) => {
  const values = valuesOf(sent)
  return handleReview(values, {
    form: 'review',
    subjects: {},
    submissionId,
    photo,
    visitor: { addressKey: 'x', mails: 'now' },
    session: { accountId: 'a', email: values.email, firstName: 'Ana', sessionId: 's' },
    requestId: 'r',
  })
}
const all = () => rowsOf('review', {}, 'created_at')
const events = (id: string) => rowsOf('review_event', { review_id: id }, 'id')
const stored = async (sent: Record<string, string> = {}): Promise<string> => {
  await send(sent)
  return (await all()).at(-1)?.id ?? ''
}
const holder = () => [...moderators().keys()][0] ?? ''
const photoOf = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('a review waits for the moderators, who each get a mail (REVIEW-6, REVIEW-8)', async () => {
  expect(await send()).toEqual({ status: 'done', next: 'reviewConfirmed' })
  const [review] = await all()
  expect(review).toMatchObject({
    status: 'pending',
    rating: 5,
    recommends: true,
    email: 'maria@exemplo.com.br',
    published_at: null,
  })
  expect(await topics()).toEqual(['review-moderate'])
  expect(await events(review?.id ?? '')).toMatchObject([{ status: 'pending', actor: 'author' }])
  expect(await readSummaries()).toEqual({})
})

test('month and year of birth are stored nowhere (REVIEW-4)', async () => {
  await send({ birthMonth: '03', birthYear: '1947' })
  expect(await tracesOf('1947')).toEqual([])
})

test('who is not 18 for certain is told so, and nothing is stored (REVIEW-4)', async () => {
  const birthYear = String(new Date().getUTCFullYear() - 17)
  expect(await send({ birthMonth: '01', birthYear })).toEqual(invalid('birthYear', 'restricted'))
  expect(await all()).toEqual([])
})

test('nobody was born in a month to come, by the clock of the server (VALID-2)', async () => {
  const birthYear = String(new Date().getUTCFullYear() + 1)
  expect(await send({ birthMonth: '01', birthYear })).toEqual(invalid('birthYear', 'invalidDate'))
})

test('who turns 18 in this month is told from when a review is taken (REVIEW-4)', async () => {
  const [year = 0, month = 0] = dayInBrazil(new Date()).split('-').map(Number)
  const birthMonth = String(month).padStart(2, '0')
  const params = { from: reachedFrom(18, { month, year: year - 18 }) }
  expect(await send({ birthMonth, birthYear: String(year - 18) })).toEqual({
    status: 'invalid',
    problems: [{ field: 'birthYear', code: 'notYet', params }],
  })
  expect(await all()).toEqual([])
})

test('a medicine, or a product that there is not, takes no review, whoever sends one (REVIEW-1)', async () => {
  expect(await send({ product: 'brisamenta-pomada' })).toMatchObject({ problems: [{ field: 'product' }] })
  expect(await all()).toEqual([])
})

test('of thirty visitors who want one nickname at the same moment one gets it (REVIEW-3)', async () => {
  const names = Array.from({ length: 30 }, (_, index) =>
    send({ nickname: index % 2 ? 'José7' : 'JOSE7', email: `v${index}@exemplo.com.br` }),
  )
  const outcomes = await Promise.all(names)
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(1)
  for (const outcome of outcomes.filter(({ status }) => status !== 'done'))
    expect(outcome).toEqual(invalid('nickname', 'duplicateNickname'))
  expect(await all()).toHaveLength(1)
  expect(await topics()).toHaveLength(1)
})

test('the same visitor keeps the nickname for another review (REVIEW-3)', async () => {
  await send()
  expect(await send({ title: 'Outra' })).toMatchObject({ status: 'done' })
  expect(await all()).toHaveLength(2)
})

test('what tells of harm goes to those who watch over safety, by the visitor’s word or by the words (REVIEW-7)', async () => {
  await send({ reaction: 'sim' })
  await send({ description: `${goodReview.description} Mas me deu alergia.`, nickname: 'Outra' })
  expect((await topics()).join()).toBe(
    'review-moderate,review-moderate,safety-notice,safety-notice,safety-watch',
  )
  expect((await all()).map(({ tells_harm: harm }) => harm)).toEqual([true, true])
})

test('a photo is kept with its review, and seen by moderators alone until it is published (REVIEW-5)', async () => {
  await send({}, { photo: await photoOf() })
  const [review] = await all()
  const id = review?.id ?? ''
  expect(review).toMatchObject({ photo_width: 40, photo_height: 30 })
  expect(await readdir(path.join(folder, 'reviews'))).toHaveLength(1)
  expect(await findPhoto(id, null)).toBeNull()
  expect(await findPhoto(id, moderationToken(randomUUID(), holder()))).toBeNull()
  expect(await findPhoto(id, moderationToken(id, holder()))).toMatchObject({ isPublic: false })
  await decide(id, 'approve', { actor: 'test' })
  expect(await findPhoto(id, null)).toMatchObject({ isPublic: true })
  await decide(id, 'withdraw', { actor: 'test', reason: 'asked' })
  expect(await findPhoto(id, null)).toBeNull()
  await rm(path.join(folder, 'reviews'), { recursive: true })
})

test('the photo of a published review goes with the reviews of its product, when that may have none any more (REVIEW-5)', async () => {
  await send({}, { photo: await photoOf() })
  const id = (await all())[0]?.id ?? ''
  await decide(id, 'approve', { actor: 'cli:ana' })
  expect(await findPhoto(id, null)).toMatchObject({ isPublic: true })
  const product = reviewable.get(KEY)
  reviewable.delete(KEY)
  expect(await findPhoto(id, null)).toBeNull()
  expect(await findPhoto(id, moderationToken(id, holder()))).toMatchObject({ isPublic: false })
  if (product) reviewable.set(KEY, product)
  await rm(path.join(folder, 'reviews'), { recursive: true })
})

test('a photo of a review that is not stored does not stay (REVIEW-15)', async () => {
  await send({ nickname: 'Dono', email: 'dono@exemplo.com.br' })
  const submissionId = randomUUID()
  const refused = await send({ nickname: 'dono' }, { photo: await photoOf() })
  expect(refused).toMatchObject({ problems: [{ field: 'nickname' }] })
  await send({ nickname: 'Nova' }, { submissionId, photo: await photoOf() })
  await send({ nickname: 'Nova' }, { submissionId, photo: await photoOf() })
  expect(await readdir(path.join(folder, 'reviews'))).toHaveLength(1)
})

test('what is no photo is refused with its field named (REVIEW-5)', async () => {
  expect(await send({}, { photo: Buffer.from('<svg/>') })).toEqual(invalid('photo', 'unsupportedPhoto'))
  expect(await all()).toEqual([])
})

test('a storage that fails is told, and nothing is stored (REVIEW-5)', async () => {
  const { photoStorage } = await import('@/server/features/reviews/photo/storage')
  jest.spyOn(photoStorage(), 'put').mockRejectedValueOnce(new Error('full'))
  expect(await send({}, { photo: await photoOf() })).toMatchObject(invalid('photo', 'storageFailed'))
  expect(await all()).toEqual([])
})

test('approved: seen, counted, told to its author, and pages are made anew (REVIEW-6, REVIEW-10)', async () => {
  const id = await stored()
  await emptyTables('outbox')
  const decision = await decide(id, 'approve', { actor: 'ana@exemplo.com.br' })
  expect(decision).toEqual({ isDone: true, status: 'approved' })
  expect(await topics()).toEqual(['review-published', 'reviews-changed'])
  expect(await readSummaries()).toEqual({
    [KEY]: { average: 5, count: 1, distribution: [0, 0, 0, 0, 1], recommended: 1 },
  })
  expect((await events(id)).at(-1)).toMatchObject({ status: 'approved', actor: 'ana@exemplo.com.br' })
})

test('refused: with its reason, told to its author, seen nowhere (REVIEW-6)', async () => {
  const id = await stored()
  await emptyTables('outbox')
  const refusal = { reason: 'healthClaim' as const, note: 'Fale do cheiro.' }
  await decide(id, 'reject', { actor: 'cli:ana', ...refusal })
  expect(await topics()).toEqual(['review-refused'])
  expect((await events(id)).at(-1)).toMatchObject({ status: 'rejected', ...refusal })
  expect((await readReviewPage(KEY, 1, 'newest')).total).toBe(0)
})

test('withdrawn: no longer seen, and pages are made anew (REVIEW-6)', async () => {
  const id = await stored()
  await decide(id, 'approve', { actor: 'test' })
  await emptyTables('outbox')
  await decide(id, 'withdraw', { actor: 'test', reason: 'asked' })
  expect(await topics()).toEqual(['review-withdrawn', 'reviews-changed'])
  expect(await readSummaries()).toEqual({})
})

test.each([
  ['approve', 'approve', 'approved'],
  ['approve', 'reject', 'approved'],
  ['reject', 'approve', 'rejected'],
  ['reject', 'withdraw', 'rejected'],
] as const)('after %s, %s does nothing', async (first, second, status) => {
  const id = await stored()
  await decide(id, first, { actor: 'one', reason: 'other' })
  const before = await events(id)
  expect(await decide(id, second, { actor: 'other', reason: 'other' })).toEqual({ isDone: false, status })
  expect(await events(id)).toEqual(before)
})

test('of ten moderators who decide at the same moment one does (REVIEW-6)', async () => {
  const id = await stored()
  const decisions = Array.from({ length: 10 }, (_, index) =>
    decide(id, index % 2 ? 'approve' : 'reject', { actor: `m${index}`, reason: 'other' }),
  )
  expect((await Promise.all(decisions)).filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(await events(id)).toHaveLength(2)
})

test('to open a moderator’s link changes nothing, however often (REVIEW-8)', async () => {
  const id = await stored()
  const token = moderationToken(id, holder())
  for (let time = 0; time < 3; time += 1)
    expect(await moderationView(token)).toMatchObject({
      kind: 'review',
      review: { status: 'pending', decisions: ['approve', 'reject'] },
    })
  expect(JSON.stringify(await moderationView(token))).not.toContain('maria@exemplo.com.br')
})

test('a button of the page decides, as the moderator whose link it is (REVIEW-8)', async () => {
  const id = await stored()
  const fields = new URLSearchParams({ token: moderationToken(id, holder()), decision: 'approve' })
  expect(await actOn(fields)).toBe('done')
  expect(await actOn(fields)).toBe('tooLate')
  expect((await events(id)).at(-1)).toMatchObject({ actor: 'avaliacoes@exemplo.com.br' })
})

test('to refuse needs a reason (REVIEW-6)', async () => {
  const id = await stored()
  const token = moderationToken(id, holder())
  const refuse = (fields = {}) => actOn(new URLSearchParams({ token, decision: 'reject', ...fields }))
  expect(await refuse()).toBe('reasonMissing')
  expect(await refuse({ reason: 'because' })).toBe('reasonMissing')
  expect(await refuse({ reason: 'offTopic', note: 'x'.repeat(900) })).toBe('done')
  expect((await events(id)).at(-1)?.note).toHaveLength(500)
})

test('a link that expired, was made for something else, or is of no moderator decides nothing (REVIEW-8)', async () => {
  const id = await stored()
  const long = Date.now() - 15 * 86_400_000
  const tokens = [
    moderationToken(id, holder(), long),
    signToken({ purpose: 'revalidate-reviews', subject: id, holder: holder() }, 60),
    moderationToken(id, 'somebody-else'),
    moderationToken(id, ''),
    'made.up',
    '',
  ]
  for (const token of tokens) {
    expect(await actOn(new URLSearchParams({ token, decision: 'approve' }))).toBe('invalid')
    expect(await moderationView(token)).toEqual({ kind: 'invalid' })
  }
  expect((await all())[0]?.status).toBe('pending')
})

test('pages of reviews: newest, best and worst first, none twice (REVIEW-9)', async () => {
  await inTransaction(async (trx) => {
    for (let index = 0; index < 14; index += 1)
      await sql`insert into review (id, submission_id, product_key, status, rating, recommends, title, summary, description, nickname,
        location, email, tells_harm, consent_version, published_at) values (${randomUUID()}, ${randomUUID()}, ${KEY}, 'approved',
        ${(index % 5) + 1}, ${index % 2 === 0}, ${`t${index}`}, 's', 'd', 'n', 'l', ${`e${index}@exemplo.com.br`}, false, 'v',
        now() - make_interval(hours => ${index}))`.execute(trx)
  })
  const newest = await readReviewPage(KEY, 1, 'newest')
  expect(newest).toMatchObject({ page: 1, pages: 3, total: 14 })
  expect(newest.reviews.map(({ title }) => title)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5'])
  const ratings = async (sort: 'best' | 'worst') =>
    (await Promise.all([1, 2, 3].map((page) => readReviewPage(KEY, page, sort)))).flatMap(
      ({ reviews }) => reviews,
    )
  const best = await ratings('best')
  expect(best.map(({ rating }) => rating)).toEqual([5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1])
  expect((await ratings('worst')).map(({ rating }) => rating)).toEqual(
    [...best.map(({ rating }) => rating)].reverse(),
  )
  expect(new Set(best.map(({ id }) => id)).size).toBe(14)
  expect(await readReviewPage(KEY, 99, 'newest')).toMatchObject({
    page: 3,
    reviews: [{ title: 't12' }, { title: 't13' }],
  })
  expect(await readSummaries()).toEqual({
    [KEY]: { average: 2.9, count: 14, distribution: [3, 3, 3, 3, 2], recommended: 7 },
  })
  expect(JSON.stringify(newest)).not.toContain('exemplo.com.br')
})

test('who asks for it gets all that is kept of their reviews, and erasing leaves no trace (REVIEW-11)', async () => {
  await send({}, { photo: await photoOf() })
  const [review] = await all()
  await decide(review?.id ?? '', 'approve', { actor: 'maria@exemplo.com.br' })
  const other = { email: 'outra@exemplo.com.br', nickname: 'Outra', title: 'Fica' }
  await send({ ...other, summary: 'Fale com MARIA@exemplo.com.br' })
  expect((await exportPerson('Maria@Exemplo.com.br')).avaliacoes).toMatchObject([
    { titulo: 'Cabe no bolso', estado: 'approved' },
  ])
  await erasePerson('Maria@Exemplo.com.br')
  expect(await tracesOf('maria@exemplo.com.br')).toEqual([])
  expect(await tracesOf('MariaDoSul')).toEqual([])
  expect((await all()).map(({ title }) => title)).toEqual(['Fica'])
  expect(await topics()).toEqual(expect.arrayContaining(['review-photo-gone', 'reviews-changed']))
})

test('a review that is taken from the site is kept for its time from that day on, however old it is (REVIEW-11)', async () => {
  const id = await stored()
  await decide(id, 'approve', { actor: 'test' })
  await decide(id, 'withdraw', { actor: 'test', reason: 'other' })
  await withDatabase(async (db) => {
    await sql`update review set created_at = now() - interval '2 years'`.execute(db)
    await sql`update review_event set at = now() - interval '2 years' where status <> 'withdrawn'`.execute(db)
  })
  const yesterday = new Date(Date.now() - 86_400_000)
  expect(await inTransaction((trx) => hiddenRetention.apply(trx, yesterday))).toBe(0)
  await withDatabase((db) => sql`update review_event set at = now() - interval '2 days'`.execute(db))
  expect(await inTransaction((trx) => hiddenRetention.apply(trx, yesterday))).toBe(1)
})

test('refused, withdrawn and undecided reviews go with their time, shown ones stay (REVIEW-11)', async () => {
  const gone = await stored()
  await decide(gone, 'reject', { actor: 'test', reason: 'other' })
  await stored({ email: 'c@exemplo.com.br', nickname: 'Caio' })
  const kept = await stored({ email: 'b@exemplo.com.br', nickname: 'Bia' })
  await decide(kept, 'approve', { actor: 'test' })
  const tomorrow = new Date(Date.now() + 86_400_000)
  expect(await inTransaction((trx) => hiddenRetention.apply(trx, tomorrow))).toBe(2)
  expect((await all()).map(({ id }) => id)).toEqual([kept])
  expect(await rowsOf('review_nickname')).toMatchObject([{ folded: 'bia' }])
})

test('harm that only a moderator finds goes to pharmacovigilance as well, and what was told is not told again (REVIEW-7)', async () => {
  const refuse = async (sent: Record<string, string>) => {
    const id = await stored(sent)
    await decide(id, 'reject', { actor: 'cli:ana', reason: 'adverseEvent' })
    return (await topics()).filter((topic) => topic === 'safety-notice').length
  }
  expect(await refuse({ nickname: 'Primeira' })).toBe(1)
  expect((await all()).map(({ tells_harm }) => tells_harm)).toEqual([true])
  expect(await refuse({ nickname: 'Segunda', reaction: 'sim', email: 'outra@exemplo.com.br' })).toBe(2)
})

test('who wrote a review is told when somebody else takes it from the site, and not when they do it themselves (REVIEW-6)', async () => {
  const withdraw = async (sent: Record<string, string>, actor: string) => {
    const id = await stored(sent)
    await decide(id, 'approve', { actor: 'cli:ana' })
    await decide(id, 'withdraw', { actor, reason: 'offensive' })
    return (await topics()).filter((topic) => topic === 'review-withdrawn').length
  }
  expect(await withdraw({ nickname: 'Primeira' }, 'author')).toBe(0)
  expect(await withdraw({ nickname: 'Segunda', email: 'outra@exemplo.com.br' }, 'cli:ana')).toBe(1)
})
