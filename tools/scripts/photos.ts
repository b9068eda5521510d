import { withDatabase } from '@/server/database/database'
import { adoptStorage, restorePhotos } from '@/server/features/reviews/photo/own-photos'
import { sweepStorage } from '@/server/features/reviews/photo/sweep'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { SetupError } from './lib/site-env'

/**
 * `npm run photos -- adopt|restore|sweep`: what to do with the storage of photos after a restore. Each order is safe to
 * repeat.
 */
const USAGE = `Usage: npm run photos -- adopt|restore|sweep
  adopt    the storage belongs to the database of DATABASE_URL from now on
  restore  takes out of the trash every photo that a review names
  sweep    moves all photos of no review into the trash, however many`

const ORDERS: Readonly<Record<string, () => Promise<string>>> = {
  adopt: async () => {
    await withDatabase(adoptStorage)
    return 'The storage belongs to this database now.'
  },
  restore: async () => `Taken out of the trash: ${await withDatabase(restorePhotos)}.`,
  sweep: async () => {
    const count = await withDatabase((db) => sweepStorage(db, { isForced: true }))
    return count === null ? 'Nothing was moved.' : `Moved into the trash, for 14 days: ${count}.`
  },
}

await runCommand(async () => {
  const [name = ''] = process.argv.slice(2)
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined
  if (!order) throw new SetupError(USAGE)
  await requireDatabase()
  console.log(await order())
})
