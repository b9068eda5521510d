import { sql, type UpdateObject } from 'kysely'
import { inTransaction } from '@/server/database/database'
import type { Db, Tables } from '@/server/database/tables'
import { NOTICES, type NoticeKind } from '@/server/database/tables/safety'
import { failureCode, type TopicHandler, Undeliverable } from '@/server/jobs/topic'
import { SiteRefused } from '@/server/mail/failures'
import { sendMail } from '@/server/mail/mail'
import { serverEnv } from '@/shared/config/env'
import { isOverdue, isUndelivered } from './desk'
import { joinedMail, noticeMail, type SafetyCase } from './mails'
import { planEscalation } from './open-case'

/** A notice that did not go. Never `Undeliverable`: it is tried again until it goes or somebody acknowledges the case. */
class NotDelivered extends Error {
  override name = 'NotDelivered'

  constructor(readonly code: string) {
    super(`notice of a safety case not delivered: ${code}`)
  }
}

/** Seconds that a job has cases for, as long as it has itself (`outbox/jobs.ts`). */
const LEASE = 120

/** Of cases that wait for a mail and that no other job has. */
const isFree = (kind: NoticeKind) => {
  const { until, went } = NOTICES[kind]
  return sql<boolean>`(state = 'open' and ${sql.ref(went)} is null and coalesce(${sql.ref(until)} < now(), true))`
}

/** Takes all free cases; those that programs sent come last. */
const takeCases = async (db: Db, kind: NoticeKind): Promise<SafetyCase[]> => {
  const { until } = NOTICES[kind]
  const isDue = kind === 'notice' ? sql<boolean>`true` : sql<boolean>`(${isUndelivered()} or ${isOverdue()})`
  const taken = await db
    .updateTable('safety_case')
    .set({ [until]: sql<Date>`now() + make_interval(secs => ${LEASE})` })
    .where(isFree(kind))
    .where(isDue)
    .returningAll()
    .execute()
  return taken.sort(
    (one, other) =>
      Number(one.by_program) - Number(other.by_program) ||
      Number(one.received_at) - Number(other.received_at),
  )
}

const note = async (
  db: Db,
  cases: readonly SafetyCase[],
  changes: UpdateObject<Tables, 'safety_case'>,
): Promise<void> => {
  const ids = cases.map(({ id }) => id)
  await db.updateTable('safety_case').set(changes).where('id', 'in', ids).execute()
}

/** Undefined when the mail went. */
const failureOf = async (
  cases: readonly SafetyCase[],
  address: string,
  kind: NoticeKind,
): Promise<unknown> => {
  try {
    const [first, ...others] = cases
    if (!first) return undefined
    // The cases name the mail, so that mailboxes recognize a repetition by a later job.
    if (others.length === 0) await sendMail(await noticeMail(first, address, kind), `${first.id}-${kind}`)
    else await sendMail(await joinedMail(cases, address, kind), `${first.id}-${kind}-${cases.length}`)
    return undefined
  } catch (error) {
    return error
  }
}

/** Most cases that get a mail each, to which one can reply. More are joined in one. */
const ALONE = 2

/** Sends cases to some addresses: one mailbox that takes them is enough. @returns why none did; null if one did */
const deliverOne = async (
  db: Db,
  cases: SafetyCase[],
  { addresses, kind }: { addresses: readonly string[]; kind: NoticeKind },
): Promise<unknown> => {
  const { until, went } = NOTICES[kind]
  const failures = await Promise.all(addresses.map((address) => failureOf(cases, address, kind)))
  if (failures.includes(undefined)) {
    await note(db, cases, { [went]: sql<Date>`now()`, ...(kind === 'notice' && { last_failure: null }) })
    return null
  }
  const [failure = new Undeliverable('PHARMACOVIGILANCE_ADDRESS is not set')] = failures
  await note(db, cases, { [until]: null, last_failure: failureCode(failure) })
  return failure
}

/** Sends all cases that wait. @returns the first failure, or null */
const deliver = async (db: Db, kind: NoticeKind, addresses: readonly string[]): Promise<unknown> => {
  const cases = await takeCases(db, kind)
  const mails = cases.length > ALONE ? [cases] : cases.map((found) => [found])
  const failures: unknown[] = []
  for (const mail of mails) failures.push(await deliverOne(db, mail, { addresses, kind }))
  return failures.find((failure) => failure !== null) ?? null
}

/**
 * Sends a case, with all others that wait, to PHARMACOVIGILANCE_ADDRESS. Nothing to do if it went with another: later ones
 * have their own job, after a pause. A refusal, or an address that is missing, escalates them at once.
 */
export const deliverNotice: TopicHandler = async ({ case: id }, { db }) => {
  const own = db.selectFrom('safety_case').select('id').where('id', '=', String(id)).where(isFree('notice'))
  if (!(await own.executeTakeFirst())) return
  const { PHARMACOVIGILANCE_ADDRESS: address } = serverEnv()
  const failure = await deliver(db, 'notice', address === null ? [] : [address])
  if (failure === null) return
  if (failure instanceof SiteRefused || failure instanceof Undeliverable) await inTransaction(planEscalation)
  throw new NotDelivered(failureCode(failure))
}

/** Sends cases to all of PHARMACOVIGILANCE_ESCALATION_ADDRESS, once. */
export const deliverEscalation: TopicHandler = async (_job, { db }) => {
  const { PHARMACOVIGILANCE_ESCALATION_ADDRESS: addresses } = serverEnv()
  const failure = addresses.length === 0 ? null : await deliver(db, 'escalation', addresses)
  if (failure !== null) throw new NotDelivered(failureCode(failure))
}
