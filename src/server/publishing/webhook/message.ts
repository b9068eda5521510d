import { z } from 'zod'
import { serverEnv } from '@/shared/config/env'
import { LOCALE } from '@/shared/config/site'
import { toAddress } from '@/shared/routing/links'
import { parseJson } from '@/shared/utils/parse-json'
import type { ContentChange } from '../revalidation/job-store'

export type Message =
  | { kind: 'change'; change: ContentChange }
  | { kind: 'skipped'; reason: string }
  | { kind: 'malformed'; reason: string }

const TOPIC = /^ContentManagement\.(\w+)\.(\w+)$/

/** Actions that may change pages (docs: Webhooks, "Topics"). */
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

const optionalText = z.string().nullish().catch(null)
const optionalLink = z
  .object({ sys: z.object({ id: z.string() }) })
  .nullish()
  .catch(null)

/** Tombstones and customized payloads lack fields. */
const payload = z.object({
  sys: z.object({
    id: z.string().regex(/^[\w.-]{1,64}$/),
    type: z.string(),
    revision: z.number().nullish().catch(null),
    updatedAt: optionalText,
    deletedAt: optionalText,
    contentType: optionalLink,
    space: optionalLink,
    environment: optionalLink,
  }),
  fields: z.record(z.string(), z.unknown()).nullish().catch(null),
})

const inLocale = z.record(z.string(), z.unknown())

const namedPaths = (fields: Record<string, unknown> | null | undefined): string[] => {
  const values = inLocale.safeParse(fields?.from)
  const from = values.success ? values.data[LOCALE] : null
  const address = typeof from === 'string' ? toAddress(from) : null
  const path = address?.href.split(/[?#]/)[0]
  return path?.startsWith('/') ? [path] : []
}

type Sys = z.infer<typeof payload>['sys']

/** The foreign space or environment of a message; null for the site's own, or if missing. */
const foreignPart = ({ space, environment }: Sys): string | null => {
  const env = serverEnv()
  if (space && space.sys.id !== env.CONTENTFUL_SPACE_ID) return `space ${space.sys.id}`
  if (environment && environment.sys.id !== env.CONTENTFUL_ENVIRONMENT)
    return `environment ${environment.sys.id}`
  return null
}

/** From the header `X-Contentful-Topic`. */
export interface Topic {
  name: string
  /** Whether the signature covers the header: otherwise it may have been replaced. */
  isSigned: boolean
}

/** Reads a message from Contentful. */
export function readMessage({ name: topic, isSigned }: Topic, body: string): Message {
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
  // An unsigned header is not trusted: then only the body decides.
  const wholeExpects = isSigned ? expects : 'published'
  const foreign = foreignPart(sys)
  if (foreign !== null) return { kind: 'skipped', reason: `${foreign} is not the site's` }
  return {
    kind: 'change',
    change: {
      kind,
      id: sys.id,
      expects: sys.type.startsWith('Deleted') ? 'gone' : wholeExpects,
      revision: sys.revision ?? null,
      updatedAt: sys.deletedAt ?? sys.updatedAt ?? null,
      contentType: sys.contentType?.sys.id ?? null,
      namedPaths: namedPaths(fields),
    },
  }
}
