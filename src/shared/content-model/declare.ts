import type { Field } from './fields'

export type Fields = Readonly<Record<string, Field<unknown>>>

export interface PageFacts {
  /** The page's type: its template, mapper and row in every table of pages. */
  readonly type: string
  /** The fixed path below `/pt-br/`; without one, pages live below their own `slug`. */
  readonly path?: string
  /** Field with the page's title, read along with the slugs; `title` unless given. */
  readonly titleField?: string
  /** Other pages are reached from it: the search page lists it. */
  readonly isListing?: boolean
  /** Shows entries found by a query, to which no link of its own leads. */
  readonly showsFoundEntries?: boolean
  /** Never listed by search engines nor in the sitemap, whatever editors say. */
  readonly isUnlisted?: boolean
}

/** A content type: everything that editors see of it and, by its fields, everything that mappers read. */
export interface ContentType<Id extends string, Declared extends Fields, Facts = object>
  extends Declaration<Declared, Facts> {
  readonly id: Id
}

/** What is declared of it; its id is its name in the model (`index.ts`). */
interface Declaration<Declared extends Fields, Facts = object> {
  /** As editors see it, in Portuguese, and one line that explains it. */
  readonly name: string
  readonly description: string
  readonly fields: Declared
  readonly facts: Facts
}

/** Declares a content type. */
export function contentType<Declared extends Fields>(
  name: string,
  description: string,
  fields: Declared,
): Declaration<Declared> {
  return { name, description, fields, facts: {} }
}

/** Declares a content type that can stand in a block of a page. */
export function sectionType<Declared extends Fields>(
  name: string,
  description: string,
  fields: Declared,
): Declaration<Declared, { isSection: true }> {
  return { name, description, fields, facts: { isSection: true } }
}

/** Declares a content type whose entries are pages. */
export function pageType<const Page extends PageFacts, Declared extends Fields>(
  name: string,
  description: string,
  page: Page,
  fields: Declared,
): Declaration<Declared, { page: Page }> {
  return { name, description, fields, facts: { page } }
}

/** The field by which editors find an entry: its `name` where they must give one, else its title, else the first. */
export function displayFieldOf({ fields }: ContentType<string, Fields>): string {
  if (fields.name?.options.required) return 'name'
  return fields.title ? 'title' : (Object.keys(fields)[0] ?? '')
}
