/** The data that the desk's server and its pages exchange. */

export const STATES = ['draft', 'changed', 'published', 'archived'] as const
export type State = (typeof STATES)[number]

/** An entry as lists show it. */
export interface Row {
  id: string
  type: string
  title: string
  state: State
  /** ISO 8601. */
  updatedAt: string
  slug: string | null
}

/** A file as lists show it. */
export interface FileRow {
  id: string
  title: string
  /** MIME type. */
  kind: string
  url: string
}

/** Everything that can be linked to. */
export interface Overview {
  entries: Row[]
  files: FileRow[]
  /** Origin of the site; null where the sandbox sends no webhooks. */
  site: string | null
}

/** A finding of the project's check about an entry, in editors' words. */
export interface Problem {
  isError: boolean
  /** Of a rule of health: publishing asks first. */
  isHealth: boolean
  entry: string | null
  /** Id of the field, for its place in the form, and its name. */
  field: string | null
  fieldName: string | null
  reason: string
  remedy: string | null
}

/** An entry with its fields, in the site's one locale. */
export interface Opened {
  row: Row
  /** Raised by every save. */
  version: number
  fields: Record<string, unknown>
  /** Pages that show it, the nearest first. */
  pages: Row[]
}

/** Why an order or a save is refused; `field` where it is about one. */
export interface Refusal {
  field: string | null
  text: string
}

export const ORDERS = ['publish', 'unpublish', 'archive', 'unarchive', 'delete'] as const
export type Order = (typeof ORDERS)[number]

/** The site's response to a publish. `status` is null while there is none. */
export interface Revalidation {
  status: number | null
  /** Milliseconds until the site reported that all pages were revalidated. */
  ms: number
  /** Each page with the milliseconds that it took, where the site reported them. */
  pages: { path: string; ms: number | null }[]
}

/** Entries that are published together at a time. */
export interface Release {
  id: string
  name: string
  /** ISO 8601. */
  at: string
  entries: string[]
  state: 'waiting' | 'done' | 'failed'
  refusals: { entry: string; text: string }[]
}
