import { randomUUID } from 'node:crypto'
import { newFolder } from '@tests/factories/folder'
import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import { planRetention } from '@/server/features/privacy/feature'
import { erasePerson } from '@/server/features/privacy/privacy'
import { adoptStorage, restorePhotos } from '@/server/features/reviews/photo/own-photos'
import { photoStorage } from '@/server/features/reviews/photo/storage'
import { absentPhotosFault } from '@/server/features/reviews/photo/storage-fault'
import { planSweep, sweepStorage } from '@/server/features/reviews/photo/sweep'
import { hiddenRetention } from '@/server/features/reviews/retention'
import { workJobs } from '@/server/features/work-jobs'
import { logger } from '@/server/log/logger'
import { databaseForSuite } from './support/database'
import { emptyTables, rowsOf, setRows } from './support/tables'

databaseForSuite()

const DAY = 86_400_000
const EMAIL = 'maria@exemplo.com.br'
let errors: jest.SpyInstance
beforeAll(() => {
  process.env.PHOTO_FOLDER = newFolder()
})
beforeEach(async () => {
  errors = jest.spyOn(logger, 'error').mockImplementation()
  for (const name of await photoStorage().list('')) await photoStorage().delete(name)
  await emptyTables('review', 'outbox')
  await setRows('storage_mark', { id: randomUUID() })
})
afterEach(() => jest.restoreAllMocks())

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Puts photos of a day into the storage. @returns their names */
const photosOf = async (days: number, count = 1): Promise<string[]> => {
  const names = Array.from({ length: count }, () => `reviews/${dayBefore(days)}-${randomUUID()}.webp`)
  for (const name of names) await photoStorage().put(name, Buffer.from(name))
  return names
}

/** A review that was sent so many days ago. */
const reviewOf = (days: number, photo: string | null = null) =>
  withDatabase((db) =>
    sql`insert into review (id, submission_id, product_key, rating, recommends, title, summary, description, nickname, location,
      email, tells_harm, consent_version, photo, created_at) values (${randomUUID()}, ${randomUUID()}, ${randomUUID()}, 5, true, 't', 's',
      'd', 'n', 'l', ${EMAIL}, false, 'v', ${photo}, now() - make_interval(days => ${days}))`.execute(db),
  )

const sweep = (options = {}) => withDatabase((db) => sweepStorage(db, options))
const shown = () => photoStorage().list('reviews/')
const trashed = async () =>
  (await photoStorage().list('trash/')).map((name) => name.replace(/.*\//, 'reviews/')).sort()
/** For each planned sweep whether it is a day ahead. */
const sweeps = async () =>
  (await rowsOf('outbox', { topic: 'photo-sweep' })).map(
    ({ due }) => due.getTime() > Date.now() + 23 * 3_600_000,
  )
const planEarlier = (days: number) =>
  setRows('outbox', { due: sql`now() - make_interval(days => ${days})`, key: 'photo-sweep 2026-01-01' })

test('a server that starts on an empty database deletes no photo of a full folder (REVIEW-15)', async () => {
  const photos = await photosOf(30, 3)
  await inTransaction(planRetention)
  await inTransaction(planSweep)
  await workJobs()
  expect(await sweep()).toBeNull()
  expect(await shown()).toEqual(photos.sort())
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('npm run photos -- adopt'))
})

test('no photo is deleted while the storage has the id of another database, and it keeps that id (REVIEW-15)', async () => {
  const [kept = '', unnamed = ''] = await photosOf(30, 2)
  await reviewOf(1, kept)
  await photoStorage().put('database-id.txt', Buffer.from(randomUUID()))
  expect(await sweep()).toBeNull()
  expect(await sweep({ isForced: true })).toBeNull()
  expect(await shown()).toEqual([kept, unnamed].sort())
  await withDatabase(adoptStorage)
  expect(await sweep()).toBe(1)
  expect(await shown()).toEqual([kept])
})

test('an empty storage belongs to the database that meets it first (REVIEW-15)', async () => {
  expect(await sweep()).toBe(0)
  await setRows('storage_mark', { id: randomUUID() })
  expect(await sweep()).toBeNull()
})

test('an empty table of reviews deletes nothing, also in a storage of the same database (REVIEW-15)', async () => {
  await sweep()
  const photos = await photosOf(30)
  expect(await sweep()).toBeNull()
  expect(await shown()).toEqual(photos)
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('npm run photos -- sweep'))
})

test('photos that are younger than a restored database stay, and the rest goes (REVIEW-15)', async () => {
  const [known = ''] = await photosOf(40)
  const [orphan] = await photosOf(30)
  const young = await photosOf(10, 5)
  await reviewOf(20, known)
  expect(await sweep()).toBe(1)
  expect(await shown()).toEqual([known, ...young].sort())
  expect(await trashed()).toEqual([orphan])
})

test('more than 20 photos and more than a tenth go on somebody’s order alone (REVIEW-15)', async () => {
  const [named = ''] = await photosOf(30)
  await reviewOf(1, named)
  await photosOf(30, 20)
  expect(await sweep()).toBe(20)
  await photosOf(30, 21)
  expect(await sweep()).toBeNull()
  expect(await shown()).toHaveLength(22)
  expect(await sweep({ isForced: true })).toBe(21)
  expect(await shown()).toEqual([named])
})

test('a photo of the last two days may belong to a review that is just being stored (REVIEW-15)', async () => {
  await reviewOf(0)
  const photos = [...(await photosOf(1)), ...(await photosOf(2))]
  await withDatabase(adoptStorage)
  expect(await sweep()).toBe(0)
  expect(await shown()).toEqual(photos.sort())
})

test('what was deleted can be had back for 14 days, then it is gone (REVIEW-15)', async () => {
  const [photo = '', other = ''] = await photosOf(30, 2)
  await withDatabase(adoptStorage)
  await reviewOf(1)
  expect(await sweep()).toBe(2)
  await sweep({ now: Date.now() + 14 * DAY })
  expect(await trashed()).toEqual([photo, other].sort())
  await reviewOf(1, photo)
  expect(await withDatabase(restorePhotos)).toBe(1)
  expect((await photoStorage().get(photo))?.toString()).toBe(photo)
  await sweep({ now: Date.now() + 15 * DAY })
  expect(await trashed()).toEqual([])
  expect(await shown()).toEqual([photo])
})

test('the first sweep is a day after the start, also where one is overdue since a backup (REVIEW-15)', async () => {
  await inTransaction(planSweep)
  expect(await sweeps()).toEqual([true])
  await planEarlier(9)
  await inTransaction(planSweep)
  expect(await sweeps()).toEqual([true, true])
})

test('a sweep plans the next one', async () => {
  await inTransaction(planSweep)
  await planEarlier(0)
  expect(await workJobs()).toBe(1)
  expect(await sweeps()).toEqual([true])
})

test('a person who asks for erasure has the photo deleted for good, out of the trash as well (REVIEW-15)', async () => {
  const [photo = '', inTrash = ''] = await photosOf(30, 2)
  await withDatabase(adoptStorage)
  await reviewOf(1, photo)
  await sweep()
  await reviewOf(1, inTrash)
  await erasePerson(EMAIL)
  await workJobs()
  expect(await photoStorage().list('')).toEqual(['database-id.txt'])
})

test('the photo of a review whose time is over goes into the trash, and stays in a storage of another database', async () => {
  const [photo = '', other = ''] = await photosOf(30, 2)
  await withDatabase(adoptStorage)
  const expire = async (name: string) => {
    await reviewOf(200, name)
    await inTransaction((trx) => hiddenRetention.apply(trx, new Date()))
    await workJobs()
  }
  await expire(photo)
  expect([await shown(), await trashed()]).toEqual([[other], [photo]])
  await photoStorage().put('database-id.txt', Buffer.from(randomUUID()))
  await expire(other)
  expect(await shown()).toEqual([other])
})

test('photos of published reviews that are not in the storage are a fault, unless one alone was lost (STORE-6)', async () => {
  const [kept, lost] = [...(await photosOf(2)), ...(await photosOf(1))]
  for (const photo of [kept, lost]) await reviewOf(1, photo)
  await photoStorage().delete(lost ?? '')
  await photoStorage().delete(kept ?? '')
  // Nobody sees those of other reviews.
  expect(await absentPhotosFault()).toBeNull()
  await setRows('review', { status: 'approved' })
  expect(await absentPhotosFault()).toMatch(/not there: check PHOTO_FOLDER and its volume/)
  await photoStorage().put(kept ?? '', Buffer.from('photo'))
  expect(await absentPhotosFault()).toBeNull()
})
