/** What keeps something from being shown, in editors' words, and where to mend it. */
export interface PreviewProblem {
  /** Its title, else its id. */
  entry: string
  contentType: string
  field: string
  reason: string
  /** One sentence: what to do about it. */
  remedy: string
  href: string
}

/** An entry of the page with changes that visitors do not see yet, in editors' words. */
export interface PendingEntry {
  entry: string
  contentType: string
  state: 'draft' | 'changed'
  href: string
}

/** How what editors see stands to what visitors see; unknown while the published content cannot be asked for. */
export type EntryState = 'draft' | 'changed' | 'published' | 'unknown'

/** An entry or asset as the preview API gives it, untransformed: what live editing compares and updates. */
export interface RawContent {
  sys: { id: string; type: 'Entry' | 'Asset'; contentType?: { sys: { id: string } } }
  fields: Record<string, unknown>
}

/** A part that appears and disappears by itself; ISO 8601 times, null where there is no such moment. */
export interface ScheduledPart {
  name: string
  type: string
  from: string | null
  until: string | null
}

/** What a page carries besides its content when it shows drafts; visitors' pages carry none of it. */
export interface PreviewInfo {
  state: EntryState
  problems: PreviewProblem[]
  scheduled: ScheduledPart[]
  /** The day that the editor chose to see, ISO 8601; null for all parts. */
  day: string | null
  /** The page's own entry first. */
  pending: PendingEntry[]
  /** What readers said of the page, where they are asked; null where they are not, or where it cannot be read now. */
  feedback: { yes: number; no: number } | null
  /** Where this editor leaves the preview; null on a site that shows drafts to everyone. */
  exitHref: string | null
  /** The page's own entry first, then what it shows; empty outside draft mode. */
  entries: RawContent[]
  /** Fields of these entries that a page may show, as `type.field`: the inspector prefers those of the first list. */
  shownFields: string[][]
}
