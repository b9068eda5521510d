import type { Section } from '@/content-model'

/**
 * Rich text as it travels to the browser: everything in it is settled (where links lead, which section stands between
 * two paragraphs, the anchor and the level of a heading), so that it is only drawn. An empty list draws nothing.
 */
export type RichText = RichTextBlock[]

export type RichTextBlock =
  | RichTextParagraph
  | RichTextHeading
  | RichTextList
  | RichTextQuote
  | RichTextTable
  | RichTextRule
  | RichTextSectionBlock

/** What stands in a line; words without marks are plain strings. */
export type RichTextInline = string | RichTextMarked | RichTextLink

export type RichTextNode = RichTextBlock | RichTextInline

export interface RichTextParagraph {
  kind: 'paragraph'
  children: RichTextInline[]
}

export interface RichTextHeading {
  kind: 'heading'
  /** 1 is the highest of the text and 5 the lowest; none jumps. */
  level: number
  /** Its place in the page's address, which nothing else on the page has. */
  anchor: string
  children: RichTextInline[]
}

export interface RichTextList {
  kind: 'list'
  isOrdered?: true
  items: RichTextBlock[][]
}

export interface RichTextQuote {
  kind: 'quote'
  children: RichTextBlock[]
}

export interface RichTextTable {
  kind: 'table'
  /** What the first row says, which tells the table from others of the page; empty where it says nothing. */
  columns: string
  rows: RichTextCell[][]
}

export interface RichTextCell {
  /** Of header cells: what they name. */
  scope?: 'col' | 'row'
  children: RichTextBlock[]
}

export interface RichTextRule {
  kind: 'rule'
}

export interface RichTextSectionBlock {
  kind: 'section'
  section: Section
}

export type RichTextMark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'strikethrough'

export interface RichTextMarked {
  kind: 'text'
  value: string
  /** The innermost first. */
  marks: RichTextMark[]
}

export interface RichTextLink {
  kind: 'link'
  href: string
  children: RichTextInline[]
}
