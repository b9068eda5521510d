import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { processWide } from '@/utils/process-wide'
import { afterCommit } from '../database/database'
import type { Topic, Trx } from '../database/tables'
import type { Payload } from './storage'

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

/** Adds a job for after the transaction, at least once. @param payload ids and numbers @param key one waiting job each */
export async function enqueue(
  trx: Trx,
  topic: Topic,
  payload: Payload,
  { key, delaySeconds = 0 }: { key?: string; delaySeconds?: number } = {},
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      topic,
      payload: JSON.stringify(payload),
      key: key ?? null,
      due: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  if (delaySeconds === 0) afterCommit(trx, signalOutbox)
}
