import { z } from 'zod'
import { LOCALE } from '@/config/site'
import { toAddress } from '@/routing/links'
import type { ContentChange } from '../change'

/** What a message comes to: a change to deal with, a reason to leave it, or nothing that can be read. */
export type Message =
  | { kind: 'change'; change: ContentChange }
  | { kind: 'skipped'; reason: string }
  | { kind: 'malformed'; reason: string }

const TOPIC = /^ContentManagement\.(\w+)\.(\w+)$/

/** Actions of entries and assets after which visitors may see something else (docs: Webhooks, "Topics"). */
const EXPECTED: Readonly<Record<string, ContentChange['expects']>> = {
  publish: 'published',
  unpublish: 'gone',
  archive: 'gone',
  unarchive: 'gone',
  delete: 'gone',
}

const KINDS: Readonly<Record<string, ContentChange['kind']>> = {
  Entry: 'Entry',
  Asset: 'Asset',
  DeletedEntry: 'Entry',
  DeletedAsset: 'Asset',
}

/** Fields are missing on tombstones, and from payloads that editors of the webhook shortened. */
const payload = z.object({
  sys: z.object({
    id: z.string().regex(/^[\w.-]{1,64}$/),
    type: z.string(),
    revision: z.number().nullish().catch(null),
    updatedAt: z.string().nullish().catch(null),
    contentType: z
      .object({ sys: z.object({ id: z.string() }) })
      .nullish()
      .catch(null),
  }),
  fields: z.record(z.string(), z.unknown()).nullish().catch(null),
})

const inLocale = z.record(z.string(), z.unknown())

/** The path at which a redirect starts. */
const namedPaths = (fields: Record<string, unknown> | null | undefined): string[] => {
  const values = inLocale.safeParse(fields?.from)
  const from = values.success ? values.data[LOCALE] : null
  const address = typeof from === 'string' ? toAddress(from) : null
  const path = address?.href.split(/[?#]/)[0]
  return path?.startsWith('/') ? [path] : []
}

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Reads a message of Contentful's. @param topic the header `X-Contentful-Topic`. */
export const readMessage = (topic: string, body: string): Message => {
  const parsed = payload.safeParse(parseJson(body))
  const [, subject = '', action = ''] = TOPIC.exec(topic) ?? []
  const expects = Object.hasOwn(EXPECTED, action) ? EXPECTED[action] : undefined
  if ((subject !== 'Entry' && subject !== 'Asset') || !expects)
    return parseJson(body) === undefined
      ? { kind: 'malformed', reason: 'the body is no JSON' }
      : { kind: 'skipped', reason: `topic ${topic || '(none)'} changes no page` }
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return {
      kind: 'malformed',
      reason: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'unreadable'}`,
    }
  }
  const { sys, fields } = parsed.data
  const kind = Object.hasOwn(KINDS, sys.type) ? KINDS[sys.type] : undefined
  if (kind !== subject) return { kind: 'skipped', reason: `type ${sys.type} is none of the site's` }
  return {
    kind: 'change',
    change: {
      kind,
      id: sys.id,
      expects,
      revision: sys.revision ?? null,
      updatedAt: sys.updatedAt ?? null,
      contentType: sys.contentType?.sys.id ?? null,
      namedPaths: namedPaths(fields),
    },
  }
}
