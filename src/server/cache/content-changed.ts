import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { logger, reasonOf } from '@/server/log/logger'
import { buildId } from '@/shared/config/build-id'
import { serverEnv } from '@/shared/config/env'
import { parseJson } from '@/shared/utils/parse-json'
import { processWide } from '@/shared/utils/process-wide'
import { newClient, type RedisLink, redisLink } from './redis-link'
import { sharedName } from './shared-name'

const channel = (): string => sharedName('content-changed')
/** Names this process, so that it ignores its own messages. */
const sender = processWide('content-changed-sender', () => ({ id: randomUUID() }))

/** What a change means for the caches of instances. */
export interface ContentChanged {
  /** Whether the list of paths is stale. */
  arePathsOld: boolean
  /** What is delivered of changed entries: null when deleted, absent where a message was contradicted. */
  entries: { id: string; state?: { revision: number | null } | null | undefined }[]
}

/** Pages that one build revalidated: the copies of other builds are stale. */
export interface PagesRevalidated {
  /** Names the announcement, which every instance of a build hears. */
  id: string
  build: string
  paths: string[]
}

export interface ChangeListener {
  contentChanged(change: ContentChanged): void
  pagesRevalidated(pages: PagesRevalidated): void
}

const message = z.union([
  z.object({
    sender: z.string(),
    arePathsOld: z.boolean(),
    // Instances of an earlier build leave it out.
    entries: z
      .array(z.object({ id: z.string(), state: z.object({ revision: z.number().nullable() }).nullish() }))
      .default([]),
  }),
  z.object({ sender: z.string(), id: z.string(), build: z.string(), paths: z.array(z.string()) }),
])

const announce = async (news: ContentChanged | PagesRevalidated, link: RedisLink | null): Promise<void> => {
  if (!link) return
  try {
    await link.send((client) => client.publish(channel(), JSON.stringify({ sender: sender.id, ...news })))
  } catch (error) {
    logger.warn(`cache: other instances did not hear of a content change: ${reasonOf(error)}`)
  }
}

/**
 * Announces what editors published, so that other instances drop cached content (header, footer, labels, paths) and reject
 * older responses. Never throws, waits at most 500 ms; without it, or without REDIS_URL, caches expire in fifteen seconds.
 */
export function announceContentChange(
  change: ContentChanged,
  link: RedisLink | null = redisLink(),
): Promise<void> {
  return announce(change, link)
}

/** Announces revalidated pages to other builds during a deployment. As above. */
export async function announceRevalidatedPages(
  paths: readonly string[],
  link: RedisLink | null = redisLink(),
): Promise<void> {
  if (link && paths.length > 0)
    await announce({ id: randomUUID(), build: buildId(), paths: [...paths] }, link)
}

/** Listens to announcements; a lost connection counts as one. @returns ends it */
export function onContentChange(
  listener: ChangeListener,
  url: string | null = serverEnv().REDIS_URL,
  self: string = sender.id,
): () => void {
  if (url === null) return () => undefined
  // Redis wants a connection of its own for a subscription.
  const client = newClient(url)
  let wasLost = false
  client.on('error', () => {
    // Logged once by the link that pages use.
    wasLost = true
  })
  client.on('ready', () => {
    if (wasLost) listener.contentChanged({ arePathsOld: true, entries: [] })
    wasLost = false
  })
  const onMessage = (text: string): void => {
    const parsed = message.safeParse(parseJson(text))
    if (!parsed.success || parsed.data.sender === self) return
    if ('paths' in parsed.data) listener.pagesRevalidated(parsed.data)
    else listener.contentChanged(parsed.data)
  }
  const listen = async (): Promise<void> => {
    await client.connect()
    // The client subscribes again by itself whenever it had to connect anew.
    await client.subscribe(channel(), onMessage)
  }
  listen().catch((error) => logger.warn(`cache: cannot hear of content changes: ${reasonOf(error)}`))
  return () => client.destroy()
}
