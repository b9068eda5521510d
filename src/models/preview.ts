/** What keeps something from being shown, as editors read it: where to mend what. */
export interface PreviewProblem {
  entryId: string
  contentType: string
  field: string
  reason: string
}

/** How what editors see stands to what visitors see; unknown while the published content cannot be asked for. */
export type EntryState = 'draft' | 'changed' | 'published' | 'unknown'

/** An entry or asset as the preview API gives it, untransformed: what live editing compares and updates. */
export interface RawContent {
  sys: { id: string; type: 'Entry' | 'Asset'; contentType?: { sys: { id: string } } }
  fields: Record<string, unknown>
}

/** What a page carries besides its content when it shows drafts; visitors' pages carry none of it. */
export interface PreviewInfo {
  state: EntryState
  problems: PreviewProblem[]
  /** What readers said of the page, where they are asked; null where they are not, or where it cannot be read now. */
  feedback: { yes: number; no: number } | null
  /** Where this editor leaves the preview; null on a site that shows drafts to everyone. */
  exitHref: string | null
  /** The page's own entry first, then what it shows; empty outside draft mode. */
  entries: RawContent[]
  /** Fields of these entries that no page shows, as `type.field`: the inspector leaves them out. */
  hiddenFields: string[]
}
