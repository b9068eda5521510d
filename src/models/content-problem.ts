import type { Reason } from '@/content-model/reasons'

/** A field that links to, or shows, what is broken; `title` is the display field of its entry. */
export interface ProblemPlace {
  entryId: string
  contentType: string
  title: string | null
  field: string
}

export interface ContentProblem {
  entryId: string
  /** An id of the content model, `asset`, `rich text`, or `unresolved` for an entry that is not delivered. */
  contentType: string
  /** Value of the entry's display field; null where it is not known. */
  title: string | null
  /** Its id; `-` for the whole entry. */
  field: string
  reason: Reason
  /** What was found instead. */
  detail?: string | undefined
  place?: ProblemPlace | undefined
}
