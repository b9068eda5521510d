import type { ReviewStatus } from './tables'

/** What moderators do, from which state to which. Nothing else happens to a review but its erasure. */
export const DECISIONS = {
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
  withdraw: { from: 'approved', to: 'withdrawn' },
} as const satisfies Record<string, { from: ReviewStatus; to: ReviewStatus }>

export type Decision = keyof typeof DECISIONS

/** Why a review is refused or taken back; each has its words for the author (`labels/mails-review.ts`). */
export const REASONS = ['offTopic', 'offensive', 'personalData', 'advertising', 'healthClaim', 'adverseEvent', 'asked', 'other'] as const

export type Reason = (typeof REASONS)[number]

export function isDecision(value: string): value is Decision {
  return value in DECISIONS
}

export function isReason(value: string): value is Reason {
  return REASONS.some((reason) => reason === value)
}

/** What may be decided of a review as it stands now. */
export function decisionsFor(status: ReviewStatus): Decision[] {
  return (Object.keys(DECISIONS) as Decision[]).filter((decision) => DECISIONS[decision].from === status)
}
