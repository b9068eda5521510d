import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type { AnySection, Field, File, Many, One, RichTextDocument } from './fields'
import type { ContentTypeId, DeclaredFields, SectionContentType } from './index'
import type { Reason } from './reasons'

/** A file of the space: address with its scheme, and its size in pixels where the service knows it. */
export interface Asset {
  readonly id: string
  readonly url: string
  readonly mimeType: string
  readonly description: string | null
  /** Size of the file; null where the service does not say it. */
  readonly bytes: number | null
  readonly width: number | null
  readonly height: number | null
  report(reason: Reason, detail?: string): void
}

/** A node of Contentful's rich text, checked in its shape only. */
export interface DocumentNode {
  nodeType: string
  value?: string | undefined
  marks?: { type: string }[] | undefined
  data?: Record<string, unknown> | undefined
  content?: DocumentNode[] | undefined
}

export interface RichTextValue {
  readonly nodes: DocumentNode[]
  /** The entry that stands between paragraphs; null, and reported, when it cannot be followed. */
  embedded(id: string): AnyEntry | null
  /** The entry that a word links to; null when there is none. */
  linked(id: string): AnyEntry | null
  asset(id: string): Asset | null
  report(nodeType: string, reason: Reason): void
}

type EntryOrSection<Target> = Target extends AnySection
  ? Entry<SectionContentType>
  : Target extends ContentTypeId
    ? Entry<Target>
    : never

/** What mappers read of a declared value: links are followed. */
type Resolved<Value> =
  Value extends One<infer Target>
    ? EntryOrSection<Target>
    : Value extends Many<infer Target>
      ? EntryOrSection<Target>[]
      : Value extends File
        ? Asset
        : Value extends RichTextDocument
          ? RichTextValue
          : Value

export type FieldName<Id extends ContentTypeId> = keyof DeclaredFields<Id> & string

export type FieldsOf<Id extends ContentTypeId> = {
  readonly [Name in FieldName<Id>]: DeclaredFields<Id>[Name] extends Field<infer Value>
    ? Resolved<Value>
    : never
}

interface TypedEntry<Id extends ContentTypeId, Names extends FieldName<Id> = FieldName<Id>> {
  readonly id: string
  readonly type: Id
  /** ISO 8601. */
  readonly updatedAt: string | null
  /** @throws ContentError `invalidEntry` by a field that is required and missing, or not of its declared type. */
  readonly fields: Pick<FieldsOf<Id>, Names>
  /** Prefixed to addresses of files that come without a scheme. */
  readonly scheme: 'https:' | 'http:'
  /** Ends the mapping of this entry: something it cannot do without is missing. @throws ContentError `invalidEntry` */
  fail(field: FieldName<Id> | '-', reason: Reason, detail?: string): never
  /** Tells editors of something that is left out while the entry is shown. */
  report(field: FieldName<Id>, reason: Reason, detail?: string): void
  /** While drafts are read for an editor: why this entry could not be shown. */
  problem(): ContentProblem | null
  /** Reports why the mapping of this entry ended; whatever linked to it goes without. */
  drop(error: unknown): void
}

/** An entry as mappers read it; of several ids, one of these entries. */
export type Entry<Id extends ContentTypeId> = Id extends ContentTypeId ? TypedEntry<Id> : never

/** An entry of which some fields are known: what lists of many entries ask for. */
export type PartOfEntry<Id extends ContentTypeId, Names extends FieldName<Id>> = TypedEntry<Id, Names>

export type AnyEntry = Entry<ContentTypeId>
