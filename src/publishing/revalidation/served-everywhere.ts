import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { newClient, type RedisLink, redisLink } from '@/cache/redis-link'
import { sharedName } from '@/cache/shared-name'
import { buildId } from '@/config/build-id'
import { serverEnv } from '@/config/env'
import { logger, reasonOf } from '@/logging/logger'
import { type ExpectedPage, pathsBehind } from './served-here'

/** Milliseconds for an instance to serve a publish's pages, plus those per page. */
const SERVED_WITHIN = 5000
const PER_PAGE = 50
/** Milliseconds for its reply, and between polls for replies. */
const REPLY_WITHIN = 1000
const LOOK_EVERY = 25
/** Seconds until replies are deleted. */
const REPLIES_FOR = 300

const question = z.object({
  id: z.string(),
  pages: z.array(z.object({ path: z.string(), shown: z.string() })),
})
const reply = z.array(z.string())

/** Per build: builds do not share pages. */
const channel = (): string => sharedName(`served:${buildId()}`)
const repliesTo = (id: string): string => `${channel()}:${id}`
const timeFor = (pages: readonly ExpectedPage[]): number => SERVED_WITHIN + PER_PAGE * pages.length

/** Resolves with the paths in the instances' replies, once all have replied; null if one did not. */
const replies = async (
  link: RedisLink,
  id: string,
  instances: number,
  until: number,
): Promise<string[] | null> => {
  while (performance.now() < until) {
    const found = Object.values(await link.sendPatiently((client) => client.hGetAll(repliesTo(id))))
    if (found.length >= instances) return found.flatMap((text) => reply.parse(JSON.parse(text)))
    await wait(LOOK_EVERY)
  }
  return null
}

/**
 * Asks all instances of this build whether they serve the pages rendered for a publish. Redis counts them:
 * a killed one has no connection. @returns paths not served everywhere in time; all if Redis is unavailable
 */
export async function pathsBehindAnywhere(
  pages: readonly ExpectedPage[],
  link: RedisLink | null = redisLink(),
): Promise<ReadonlySet<string>> {
  if (!link || pages.length === 0) return new Set()
  const id = randomUUID()
  const until = performance.now() + timeFor(pages) + REPLY_WITHIN
  const all = pages.map(({ path }) => path)
  try {
    const text = JSON.stringify({ id, pages })
    const instances = await link.sendPatiently((client) => client.publish(channel(), text))
    return new Set((await replies(link, id, instances, until)) ?? all)
  } catch (error) {
    logger.debug(`publishing: instances cannot be asked what they serve: ${reasonOf(error)}`)
    return new Set(all)
  }
}

/** Replies to such requests. Needs REDIS_URL. @param instance names this one @returns ends it. */
export function replyWhatIsServed(
  link: RedisLink | null = redisLink(),
  url: string | null = serverEnv().REDIS_URL,
  instance: string = randomUUID(),
  behind: typeof pathsBehind = pathsBehind,
): () => void {
  if (!link || url === null) return () => undefined
  const sendReply = async (text: string): Promise<void> => {
    const { id, pages } = question.parse(JSON.parse(text))
    const found = JSON.stringify(await behind(pages, timeFor(pages)))
    await link.sendPatiently((client) =>
      client.multi().hSet(repliesTo(id), instance, found).expire(repliesTo(id), REPLIES_FOR).exec(),
    )
  }
  const client = newClient(url)
  // Logged once by the link that pages use.
  client.on('error', () => undefined)
  const listen = async (): Promise<void> => {
    await client.connect()
    await client.subscribe(channel(), (text) => {
      sendReply(text).catch((error) => logger.warn(`publishing: no reply to a publish: ${reasonOf(error)}`))
    })
  }
  listen().catch((error) => logger.warn(`publishing: no replies to publishes: ${reasonOf(error)}`))
  return () => client.destroy()
}
