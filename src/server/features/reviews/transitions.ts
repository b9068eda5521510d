import type { Decision, DecisionReason, ReviewStatus } from '@/shared/content-model/views/moderation'

/** Moderators' decisions, from and to which status. Besides them a review is only erased. */
export const DECISIONS: Readonly<Record<Decision, { from: ReviewStatus; to: ReviewStatus }>> = {
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
  withdraw: { from: 'approved', to: 'withdrawn' },
}

/** Reasons for refusal or withdrawal; each has a text for the author (`labels/mails-review.ts`). */
export const REASONS = [
  'offTopic',
  'offensive',
  'personalData',
  'advertising',
  'healthClaim',
  'adverseEvent',
  'asked',
  'other',
] as const satisfies readonly DecisionReason[]

export function isDecision(value: string): value is Decision {
  return Object.hasOwn(DECISIONS, value)
}

export function isReason(value: string): value is DecisionReason {
  return REASONS.some((reason) => reason === value)
}

export function decisionsFor(status: ReviewStatus): Decision[] {
  return Object.entries(DECISIONS).flatMap(([name, { from }]) =>
    isDecision(name) && from === status ? [name] : [],
  )
}
