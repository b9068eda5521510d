import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'
import { newClient, type RedisLink, redisLink } from './redis-link'
import { sharedName } from './shared-name'

const channel = (): string => sharedName('content-changed')
/** Names this process, so that it does not hear itself. */
const sender = processWide('content-changed-sender', () => ({ id: randomUUID() }))

/** What a change means for what instances keep between pages. */
export interface ContentChanged {
  /** Pages may have come, gone or moved: the list of paths is old, not only header, footer and labels. */
  arePathsOld: boolean
}

const message = z.object({ sender: z.string(), arePathsOld: z.boolean() })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Tells the other instances that editors published, so that they forget what they keep between pages (header, footer,
 * labels, list of paths). Never throws, waits at most 250 ms, and does nothing without REDIS_URL: an instance that did not
 * hear of it asks again by itself within fifteen seconds.
 */
export async function announceContentChange(
  change: ContentChanged,
  link: RedisLink | null = redisLink(),
): Promise<void> {
  if (!link) return
  try {
    await link.send((client) => client.publish(channel(), JSON.stringify({ sender: sender.id, ...change })))
  } catch (error) {
    logger.warn(`cache: other instances did not hear of a content change: ${reasonOf(error)}`)
  }
}

/**
 * Calls back whenever another instance announces a change, and after each time the connection was lost, because an
 * announcement may have been missed meanwhile. Does nothing without REDIS_URL.
 * @returns ends the subscription.
 */
export function onContentChange(
  listener: (change: ContentChanged) => void,
  url: string | null = serverEnv().REDIS_URL,
  self: string = sender.id,
): () => void {
  if (url === null) return () => undefined
  // A connection that listens cannot ask: Redis wants one of its own for it.
  const client = newClient(url)
  let wasLost = false
  client.on('error', () => {
    // Logged once by the link that pages use.
    wasLost = true
  })
  client.on('ready', () => {
    if (wasLost) listener({ arePathsOld: true })
    wasLost = false
  })
  const hear = (text: string): void => {
    const parsed = message.safeParse(parseJson(text))
    if (parsed.success && parsed.data.sender !== self) listener({ arePathsOld: parsed.data.arePathsOld })
  }
  const listen = async (): Promise<void> => {
    await client.connect()
    // The client subscribes again by itself whenever it had to connect anew.
    await client.subscribe(channel(), hear)
  }
  listen().catch((error) => logger.warn(`cache: cannot hear of content changes: ${reasonOf(error)}`))
  return () => client.destroy()
}
