import { z } from 'zod'
import { ContentError, type ContentErrorMeta } from './errors'

const linkId = z.object({ sys: z.object({ id: z.string() }) })

export const rawEntry = z.object({
  sys: z.object({
    id: z.string(),
    contentType: linkId,
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
    revision: z.number().optional(),
  }),
  fields: z.record(z.string(), z.unknown()).default({}),
})

export const rawAsset = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.record(z.string(), z.unknown()).default({}),
})

/** What a page links to: one broken item costs the link to it, never the page. */
const readable = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .default([])
    .transform((items) => items.filter((found) => found !== null))

const reply = z.object({
  total: z.number(),
  skip: z.number(),
  limit: z.number(),
  items: z.array(rawEntry),
  includes: z.object({ Entry: readable(rawEntry), Asset: readable(rawAsset) }).optional(),
  errors: z
    .array(
      z.object({
        sys: z.object({ id: z.string() }),
        details: z.object({ linkType: z.string(), id: z.string() }).partial().optional(),
      }),
    )
    .optional(),
})

/** An entry whose envelope is checked; its fields are read by the schema of its content type. */
export type RawEntry = z.infer<typeof rawEntry>
export type RawAsset = z.infer<typeof rawAsset>
export type ContentReply = z.infer<typeof reply>

const unreadable = (error: z.ZodError, meta: ContentErrorMeta): ContentError => {
  const issue = error.issues[0]
  return new ContentError(
    'invalidReply',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`,
    meta,
  )
}

/** Checks the envelope of a delivery reply (docs: Content Delivery API, "Collection resources"). @throws ContentError */
export function readReply(body: unknown, meta: ContentErrorMeta): ContentReply {
  const result = reply.safeParse(body)
  if (!result.success) throw unreadable(result.error, meta)
  return result.data
}

const storedItems = z.object({ entries: z.array(rawEntry), assets: z.array(rawAsset) })

/** Entries and assets as an earlier process stored them. @throws ZodError */
export function readStored(stored: unknown): z.infer<typeof storedItems> {
  return storedItems.parse(stored)
}

const assetReply = z.object({ items: readable(rawAsset) })

/** Likewise, of a reply to a query of assets. @throws ContentError */
export function readAssetReply(body: unknown): RawAsset[] {
  const result = assetReply.safeParse(body)
  if (!result.success) throw unreadable(result.error, {})
  return result.data.items
}

/** A link as the service writes it in a field: its kind, Entry or Asset, is for whoever asks by it to check. */
export interface RawLink {
  sys: { type: 'Link'; id: string; linkType?: unknown }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export function isLink(value: unknown): value is RawLink {
  return (
    isObject(value) &&
    'sys' in value &&
    isObject(value.sys) &&
    'type' in value.sys &&
    value.sys.type === 'Link' &&
    'id' in value.sys &&
    typeof value.sys.id === 'string'
  )
}
