import type { Section } from './sections'

/**
 * Rich text as sent to the browser: Contentful's document without what is empty (no `data: {}`, no `marks: []`),
 * hyperlinks resolved to addresses, embedded entries mapped to sections.
 */
export type RichTextNode = RichTextText | RichTextElement

export interface RichTextText {
  value: string
  marks?: string[]
}

export interface RichTextElement {
  nodeType: string
  content?: RichTextNode[]
  /** Of hyperlinks. */
  href?: string
  /** Of headings: its place in the page's address, which nothing else on the page has. */
  anchor?: string
  /** Of embedded entries and assets. */
  section?: Section
}

/** The nodes at the top of a document; null models say that there is nothing to draw. */
export type RichText = RichTextNode[]
