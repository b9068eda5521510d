import { z } from 'zod'
import { isBlank } from '@/lib/is-blank'

/**
 * What fields of entries look like on the wire (Content Delivery API: empty fields are left out, links are Link objects).
 * Optional fields read as null, never undefined; blank text counts as none.
 */
const blankToNull = (value: string | null | undefined): string | null => {
  return value == null || isBlank(value) ? null : value.trim()
}

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
})

export type EntryLink = z.infer<typeof link>

export const optionalText = z.string().nullish().transform(blankToNull)

/** The day that editors chose, as written: a time and zone behind it never move it. Null for what is no date. */
export const optionalDay = optionalText.transform((value) => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? null
  return day !== null && Number.isFinite(Date.parse(day)) ? day : null
})

export const requiredText = z
  .string()
  .trim()
  .refine((text) => !isBlank(text), 'is blank')
export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
export const optionalLink = link.nullish().transform((value) => value ?? null)
export const requiredLink = link
export const links = z
  .array(link)
  .nullish()
  .transform((value) => value ?? [])
/** A list of texts, each of them once. */
export const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => [
    ...new Set((value ?? []).filter((text) => !isBlank(text)).map((text) => text.trim())),
  ])

/** A choice that only concerns looks: an unknown value falls back instead of breaking the entry. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) => z.enum(values).catch(fallback)

/** A choice with no value of its own where editors made none or an unknown one. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)

/** A flag that holds until editors say no. */
export const unlessRefused = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true)

interface DocumentNode {
  nodeType: string
  value?: string | undefined
  marks?: { type: string }[] | undefined
  data?: Record<string, unknown> | undefined
  content?: DocumentNode[] | undefined
}

const documentNode: z.ZodType<DocumentNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    content: z.array(documentNode).optional(),
  }),
)

/** Contentful rich text, as a tree whose nodes are checked; what a node points to is read by the mapper. */
export const optionalRichText = documentNode.nullish().transform((value) => value ?? null)
export type { DocumentNode }
export { link as linkSchema }
