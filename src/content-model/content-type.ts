import type { Field } from './fields'

export type Fields = Readonly<Record<string, Field<unknown>>>

/** What makes a content type a page of the site. */
export interface PageFacts {
  /** The page's type: its template, mapper and row in every table of pages. */
  readonly type: string
  /** The fixed path below `/pt-br/`; without one, pages live below their own `slug`. */
  readonly path?: string
  /** Field with the page's title, read along with the slugs; `title` unless given. */
  readonly titleField?: string
  /** Other pages are reached from it: the search page lists it. */
  readonly isListing?: true
  /** Shows entries found by a query, to which no link of its own leads. */
  readonly showsFoundEntries?: true
}

interface About<DisplayField> {
  /** As editors see it, in Portuguese. */
  readonly name: string
  /** One line for editors, in Portuguese. */
  readonly description: string
  /** The field by which editors find an entry. */
  readonly displayField: DisplayField
  /** Can stand in a block of a page. */
  readonly isSection?: true
  readonly page?: PageFacts
}

/** A content type: everything that editors see of it and, by its fields, everything that mappers read. */
export interface ContentType<Id extends string, Declared extends Fields, Facts> {
  readonly id: Id
  readonly about: Facts & About<string>
  readonly fields: Declared
}

/** Declares a content type. */
export function contentType<
  const Id extends string,
  const Facts extends About<string>,
  Declared extends Fields,
>(id: Id, about: Facts & About<keyof Declared & string>, fields: Declared): ContentType<Id, Declared, Facts> {
  return { id, about, fields }
}
