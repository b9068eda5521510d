import type { Reason } from '@/shared/content-model/reasons'

/** A field of an entry. */
export interface ProblemPlace {
  entryId: string
  /** An id of the content model, `asset`, `rich text`, or `unresolved` for an entry that is not delivered. */
  contentType: string
  /** Value of the entry's display field; null where it is not known. */
  title: string | null
  /** Its id; `-` for the whole entry. */
  field: string
}

export interface ContentProblem extends ProblemPlace {
  reason: Reason
  /** What was found instead. */
  detail?: string | undefined
  /** The field that links to, or shows, what is broken. */
  place?: ProblemPlace | undefined
}
