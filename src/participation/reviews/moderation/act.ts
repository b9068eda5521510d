import type { Acted } from '@/models/moderation'
import { ServiceUnavailable } from '../../database/database'
import { isDecision, isReason } from '../transitions'
import { decide } from './decide'
import { readModerationToken } from './link'

const LONGEST_NOTE = 500

/** Runs a moderator's decision, as the token permits. */
export async function actOn(fields: URLSearchParams): Promise<Acted> {
  const allowed = readModerationToken(fields.get('token') ?? '')
  const decision = fields.get('decision') ?? ''
  if (!allowed || !isDecision(decision)) return 'invalid'
  const reason = fields.get('reason') ?? ''
  const note = (fields.get('note') ?? '').normalize('NFC').replaceAll('\0', '').trim()
  if (decision !== 'approve' && !isReason(reason)) return 'reasonMissing'
  const why =
    decision === 'approve' || !isReason(reason)
      ? {}
      : { reason, note: note === '' ? null : [...note].slice(0, LONGEST_NOTE).join('') }
  try {
    const { isDone } = await decide(allowed.reviewId, decision, { actor: allowed.moderator, ...why })
    return isDone ? 'done' : 'tooLate'
  } catch (error) {
    if (error instanceof ServiceUnavailable) return 'away'
    throw error
  }
}
