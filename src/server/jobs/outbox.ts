import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterCommit } from '@/server/database/database'
import type { Topic, Trx } from '@/server/database/tables'
import type { Payload } from '@/server/database/tables/outbox'
import { processWide } from '@/shared/utils/process-wide'

const bell = processWide('outbox-bell', (): { ring: () => void } => ({ ring: () => undefined }))

export function signalOutbox(): void {
  bell.ring()
}

export function onOutboxSignal(listener: () => void): () => void {
  bell.ring = listener
  return () => {
    bell.ring = () => undefined
  }
}

/**
 * Adds a job for after the transaction, at least once. Of one key one waits, for the earlier moment; a failed one begins
 * anew: what was given up is no reason to do nothing for ever. @param payload ids and numbers
 */
export async function enqueue(
  trx: Trx,
  topic: Topic,
  payload: Payload,
  { key, delaySeconds = 0 }: { key?: string; delaySeconds?: number } = {},
): Promise<void> {
  const job = {
    id: randomUUID(),
    topic,
    payload: JSON.stringify(payload),
    due: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
  }
  await trx
    .insertInto('outbox')
    .values({ ...job, key: key ?? null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ...job, tries: 0, last_error: null, dead_at: null })
        .where(sql<boolean>`outbox.dead_at is not null or (outbox.tries = 0 and excluded.due < outbox.due)`),
    )
    .execute()
  if (delaySeconds === 0) afterCommit(trx, signalOutbox)
}
