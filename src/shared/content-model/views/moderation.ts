/** The status of a review. `unconfirmed`: nobody has confirmed its address yet. Only approved ones are shown, counted and searched. */
export type ReviewStatus = 'unconfirmed' | 'pending' | 'approved' | 'rejected' | 'withdrawn'

export type Decision = 'approve' | 'reject' | 'withdraw'

export type DecisionReason =
  | 'offTopic'
  | 'offensive'
  | 'personalData'
  | 'advertising'
  | 'healthClaim'
  | 'adverseEvent'
  | 'asked'
  | 'other'

export type ModerationHint = 'link' | 'email' | 'phone' | 'insult' | 'otherBrand' | 'repeated'

/** One step of a review; `actor` is `author`, `cli:NAME`, `erased`, or a moderator's address. */
export interface ReviewStep {
  status: ReviewStatus
  actor: string
  /** As it is read: "22 de novembro de 2026 às 10:15". */
  at: string
  reason: DecisionReason | null
  note: string | null
}

/** How far a report of harm has come: recorded, its notice delivered, acknowledged by a person. */
export interface SafetyNews {
  /** The case's number, such as `FV-20261122-7KQ4TZ`. */
  number: string
  progress: 'recorded' | 'delivered' | 'acknowledged'
}

/** What a moderator reads of a review: never its author's address. */
export interface ModeratedReview {
  product: string
  /** Of its page; null where the product may not be reviewed now. */
  productHref: string | null
  isReviewable: boolean
  status: ReviewStatus
  rating: number
  recommends: boolean
  title: string
  summary: string
  description: string
  author: string
  writtenAt: string
  /** How far its report of harm has come; null where it has none. */
  harm: SafetyNews | null
  photo: { url: string; width: number; height: number } | null
  hints: ModerationHint[]
  others: number
  steps: ReviewStep[]
  decisions: Decision[]
}

export type ModerationView =
  | { kind: 'invalid' | 'gone' | 'away' | 'refused' }
  | { kind: 'review'; token: string; review: ModeratedReview; reasons: readonly DecisionReason[] }

/** What became of a press on a button: done; decided before by somebody; no reason given; not to be had now; not allowed. */
export type Acted = 'done' | 'tooLate' | 'reasonMissing' | 'away' | 'invalid'
