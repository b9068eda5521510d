import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import type { Db } from '@/server/database/tables'
import { planWatchAfterPublish } from '@/server/features/problems/write'
import type { JobStore } from '@/server/publishing/revalidation/job-store'
import { type Job, job } from '@/server/publishing/revalidation/job-store'

/** Seconds until a killed instance's jobs are taken over: several polls. */
const LEASE = 60

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE})`
const isOver = sql<boolean>`leased_until <= now()`

/** Jobs in the database: another instance finishes those of a killed one. Each instance has rows of its own. */
export function createTableJobStore(holder: string = randomUUID()): JobStore {
  const write = async (db: Db, written: Job): Promise<void> => {
    const values = { holder, job: JSON.stringify(written), leased_until: leaseEnd }
    await db
      .insertInto('publish_job')
      .values({ id: `${holder} ${written.key}`, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  return {
    write: (written) => withDatabase((db) => write(db, written)),
    remove: async (key) => {
      await inTransaction(async (trx) => {
        await trx.deleteFrom('publish_job').where('id', '=', `${holder} ${key}`).execute()
        await planWatchAfterPublish(trx)
      })
    },
    hasLeft: () =>
      withDatabase(async (db) => {
        await db
          .updateTable('publish_job')
          .set({ leased_until: leaseEnd })
          .where('holder', '=', holder)
          .execute()
        const left = await db.selectFrom('publish_job').select('id').where(isOver).limit(1).execute()
        return left.length > 0
      }),
    takeUp: () =>
      inTransaction(async (trx) => {
        const rows = await trx.deleteFrom('publish_job').where(isOver).returning('job').execute()
        const jobs = rows.flatMap((row) => job.safeParse(row.job).data ?? [])
        for (const taken of jobs) await write(trx, taken)
        return jobs
      }),
  }
}
