import { AsyncLocalStorage } from 'node:async_hooks'
import { type ContentfulClientApi, createClient } from 'contentful'
import type { ServerEnv } from '@/shared/config/env'
import { ContentError } from './errors'

/** Which host responds: published content, or drafts too. */
export type ContentSource = 'delivery' | 'preview'

/** What one call learns from its reply's headers: the SDK's errors leave them out. */
export interface CallMetadata {
  status: number | null
  resetSeconds: number | null
}

export type EntriesQuery = Record<string, string | number | boolean>

/** One unchecked read; fills in the metadata. @throws the SDK's errors (name = `sys.id`, message = JSON) */
type Read = (source: ContentSource, query: EntriesQuery, metadata: CallMetadata) => Promise<unknown>

export interface ContentClient {
  readEntries: Read
  readAssets: Read
}

const RESET_HEADER = 'x-contentful-ratelimit-reset'

const readHeaders = (reply: unknown, metadata: CallMetadata | undefined): void => {
  const response = typeof reply === 'object' && reply !== null && 'response' in reply ? reply.response : reply
  if (!metadata || typeof response !== 'object' || response === null) return
  if ('status' in response && typeof response.status === 'number') metadata.status = response.status
  const headers = 'headers' in response ? response.headers : null
  if (typeof headers === 'object' && headers !== null && RESET_HEADER in headers) {
    const seconds = Number(headers[RESET_HEADER])
    if (Number.isFinite(seconds)) metadata.resetSeconds = seconds
  }
}

/** Bytes of the largest reply that is read, unpacked: Contentful's own limit is 7 MB. */
const LIMITS = { maxContentLength: 8 * 1024 * 1024 }

type RawClient = ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>

/** The official SDK, used here only. Its retries are off: after a 429 it might wait for an hour (ADR 4). */
export function createContentClient(env: ServerEnv): ContentClient {
  const calls = new AsyncLocalStorage<CallMetadata>()
  const clients = new Map<ContentSource, RawClient>()

  const clientFor = (source: ContentSource): RawClient => {
    const known = clients.get(source)
    if (known) return known
    const isPreview = source === 'preview'
    if (isPreview && env.CONTENTFUL_PREVIEW_TOKEN === '')
      throw new ContentError('unauthorized', 'CONTENTFUL_PREVIEW_TOKEN is missing, drafts cannot be read')
    const client = createClient({
      // Known to the SDK's core, and missing from this package's types.
      ...LIMITS,
      space: env.CONTENTFUL_SPACE_ID,
      environment: env.CONTENTFUL_ENVIRONMENT,
      accessToken: isPreview ? env.CONTENTFUL_PREVIEW_TOKEN : env.CONTENTFUL_DELIVERY_TOKEN,
      host: isPreview ? env.CONTENTFUL_PREVIEW_HOST : env.CONTENTFUL_DELIVERY_HOST,
      insecure: env.CONTENTFUL_INSECURE,
      timeout: env.CONTENTFUL_TIMEOUT_MS,
      retryOnError: false,
      responseLogger: (reply) => readHeaders(reply, calls.getStore()),
      logHandler: () => undefined,
    }).withoutLinkResolution
    clients.set(source, client)
    return client
  }

  return {
    readEntries: (source, query, metadata) => calls.run(metadata, () => clientFor(source).getEntries(query)),
    readAssets: (source, query, metadata) => calls.run(metadata, () => clientFor(source).getAssets(query)),
  }
}
