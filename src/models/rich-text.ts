import type { Section } from '@/content-model'

/**
 * Rich text as it travels to the browser: everything in it is settled (where links lead, which section stands between
 * two paragraphs, the anchor and the level of a heading), so that it is only drawn. An empty list draws nothing.
 */
export type RichText = RichTextBlock[]

export type RichTextBlock =
  | { kind: 'paragraph'; children: RichTextInline[] }
  // `level` 1 is the highest of the text and 5 the lowest, none jumps; nothing else on the page has its anchor.
  | RichTextHeading
  | { kind: 'list'; isOrdered?: true; items: RichTextBlock[][] }
  | { kind: 'quote'; children: RichTextBlock[] }
  // `columns` is what the first row says, which tells the table from others of the page; empty where it says nothing.
  | { kind: 'table'; columns: string; rows: RichTextCell[][] }
  | { kind: 'rule' }
  | { kind: 'section'; section: Section }

export interface RichTextHeading {
  kind: 'heading'
  level: number
  anchor: string
  children: RichTextInline[]
}

/** What stands in a line; words without marks are plain strings. */
export type RichTextInline =
  | string
  | RichTextMarked
  | { kind: 'link'; href: string; children: RichTextInline[] }

export type RichTextNode = RichTextBlock | RichTextInline

export interface RichTextCell {
  /** Of header cells: what they name. */
  scope?: 'col' | 'row'
  children: RichTextBlock[]
}

export interface RichTextMarked {
  kind: 'text'
  value: string
  /** The innermost first. */
  marks: RichTextMark[]
}

export type RichTextMark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'strikethrough'
