import { unescapeHtml } from './links'

export type JsonNode = Record<string, unknown>

export const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The structured data of a document, block by block. */
export const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']): unknown => JSON.parse(text),
  )

/** Every object in a value, with its path. */
export const nodesIn = (value: unknown, at = ''): { node: JsonNode; at: string }[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesIn(item, `${at}[${index}]`))
  if (!isNode(value)) return []
  const inner = Object.entries(value).flatMap(([key, item]) => nodesIn(item, `${at}.${key}`))
  return [{ node: value, at }, ...inner]
}

/** The values of a property that may have one or several. */
export const valuesOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? ''
export const mainOf = (html: string): string => partOf(html, /<main[\s>][\s\S]*<\/main>/)
export const breadcrumbOf = (html: string): string =>
  partOf(html, /<nav[^>]*data-frame="breadcrumb"[\s\S]*?<\/nav>/)

/** Text without white space, for comparisons independent of the elements that contain it. */
export const condensed = (text: string): string => text.replace(/\s+/g, '')

/** The text of a document, condensed: what visitors see, in closed details too. */
export const textOf = (html: string): string =>
  condensed(unescapeHtml(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')))
