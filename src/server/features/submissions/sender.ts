import type { IncomingMessage } from 'node:http'
import { countTry, countWithin, type Mails, REPORTS, USUAL } from '@/server/protection/form-limits'
import { HONEYPOT_FIELD, LEAST_SECONDS } from '@/shared/schemas/meta-fields'
import type { FeatureForm } from '../define-feature'
import { problemOf, type SubmissionOutcome } from './handler'
import type { Sent } from './result'

export interface Submission {
  entry: FeatureForm
  isScripted: boolean
  requestId: string
  request: IncomingMessage
  sent: Sent
  visitorKey: string
  submissionId: string
  /** Seconds since the form was rendered; 0 without a token. */
  age: number
}

/** The refusal of a full limit; null without a wait. */
export const limited = (seconds: number): SubmissionOutcome | null =>
  seconds > 0 ? { status: 'limited', seconds } : null

/** The refusal of what only programs send; or null. */
const refusedAsProgram = ({
  entry: { form },
  sent,
  age,
  isScripted,
}: Submission): SubmissionOutcome | null => {
  const early = LEAST_SECONDS - age
  // A page has no token before its script requests one, and a browser without scripts has none at the first try.
  if (isScripted && early > 0 && !form.isQuick) return { status: 'limited', seconds: early }
  const { [HONEYPOT_FIELD]: trap = '' } = sent.fields
  return trap === '' ? null : problemOf(null, 'trapped')
}

/** The refusal because of the sender, not the content; or null. Counts the attempt. */
export async function refusedBySender(submission: Submission): Promise<SubmissionOutcome | null> {
  return limited(await countTry(submission.visitorKey)) ?? refusedAsProgram(submission)
}

/** Counts a valid submission. A report of harm waits for no limit, but causes no mails above it. */
export const count = async ({ entry, visitorKey }: Submission, isReport: boolean) => {
  const { form, limits = USUAL } = entry
  const { wait, isLater } = isReport
    ? await countWithin({ ...limits, address: REPORTS }, `report:${form.name}`, visitorKey)
    : await countWithin(limits, `form:${form.name}`, visitorKey)
  const mails: Mails = wait > 0 ? 'none' : isLater ? 'later' : 'now'
  return { wait: isReport ? 0 : wait, mails }
}
