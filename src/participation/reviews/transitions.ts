import type { Decision, DecisionReason, ReviewStatus } from '@/models/moderation'

/** What moderators do, from which state to which. Nothing else happens to a review but its erasure. */
export const DECISIONS: Readonly<Record<Decision, { from: ReviewStatus; to: ReviewStatus }>> = {
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
  withdraw: { from: 'approved', to: 'withdrawn' },
}

/** Why a review is refused or taken back; each has its words for the author (`labels/mails-review.ts`). */
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

/** What may be decided of a review as it stands now. */
export function decisionsFor(status: ReviewStatus): Decision[] {
  return Object.entries(DECISIONS).flatMap(([name, { from }]) =>
    isDecision(name) && from === status ? [name] : [],
  )
}
