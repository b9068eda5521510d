import { sql } from 'kysely'
import { serverEnv } from '@/config/env'
import { findRow, inTransaction } from '../database/database'
import type { Db } from '../database/tables'
import { SiteRefused } from '../mail/failures'
import { sendMail } from '../mail/mail'
import { failureCode, type TopicHandler, Undeliverable } from '../outbox/topic'
import { noticeMail, type SafetyCase } from './mails'
import { planEscalation } from './open-case'

/** A notice that did not go. Never `Undeliverable`: it is tried again until it goes or somebody acknowledges the case. */
class NotDelivered extends Error {
  override name = 'NotDelivered'

  constructor(readonly code: string) {
    super(`notice of a safety case not delivered: ${code}`)
  }
}

const openCase = (db: Db, id: unknown): Promise<SafetyCase | null> =>
  findRow(db, 'safety_case', { id: String(id), state: 'open' })

const noteDelivery = async (db: Db, id: string, moment: 'delivered_at' | 'escalated_at'): Promise<void> => {
  await db
    .updateTable('safety_case')
    .set({ [moment]: sql<Date>`now()`, ...(moment === 'delivered_at' && { last_failure: null }) })
    .where('id', '=', id)
    .execute()
}

const noteFailure = async (db: Db, id: string, code: string): Promise<void> => {
  await db.updateTable('safety_case').set({ last_failure: code }).where('id', '=', id).execute()
}

/** Undefined when the mail went. */
const failureOf = async (
  found: SafetyCase,
  address: string,
  kind: 'notice' | 'escalation',
): Promise<unknown> => {
  try {
    // The case names the mail, so that mailboxes recognize a repetition by a later job.
    await sendMail(await noticeMail(found, address, kind), `${found.id}-${kind}`)
    return undefined
  } catch (error) {
    return error
  }
}

/** Sends a case to PHARMACOVIGILANCE_ADDRESS. A refusal, or an address that is missing, escalates it at once. */
export const deliverNotice: TopicHandler = async ({ case: id }, { db }) => {
  const found = await openCase(db, id)
  if (!found || found.delivered_at !== null) return
  const { PHARMACOVIGILANCE_ADDRESS: address } = serverEnv()
  const failure =
    address === null
      ? new Undeliverable('PHARMACOVIGILANCE_ADDRESS is not set')
      : await failureOf(found, address, 'notice')
  if (failure === undefined) return noteDelivery(db, found.id, 'delivered_at')
  const code = failureCode(failure)
  await noteFailure(db, found.id, code)
  if (failure instanceof SiteRefused || failure instanceof Undeliverable)
    await inTransaction((trx) => planEscalation(trx, found.id))
  throw new NotDelivered(code)
}

/** Sends a case to all of PHARMACOVIGILANCE_ESCALATION_ADDRESS, once; one mailbox that takes it is enough. */
export const deliverEscalation: TopicHandler = async ({ case: id }, { db }) => {
  const found = await openCase(db, id)
  const { PHARMACOVIGILANCE_ESCALATION_ADDRESS: addresses } = serverEnv()
  if (!found || found.escalated_at !== null || addresses.length === 0) return
  const failures = await Promise.all(addresses.map((address) => failureOf(found, address, 'escalation')))
  if (failures.includes(undefined)) return noteDelivery(db, found.id, 'escalated_at')
  const code = failureCode(failures[0])
  await noteFailure(db, found.id, code)
  throw new NotDelivered(code)
}
