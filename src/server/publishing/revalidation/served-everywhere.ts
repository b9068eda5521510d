import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { shownOf } from '@/server/cache/page-entry'
import { newClient, type RedisLink, redisLink } from '@/server/cache/redis-link'
import { sharedName } from '@/server/cache/shared-name'
import { logger, reasonOf } from '@/server/log/logger'
import { buildId } from '@/shared/config/build-id'
import { serverEnv, sitePort } from '@/shared/config/env'

/** A path, and `shownOf` of the page rendered for a publish. */
export interface ExpectedPage {
  path: string
  shown: string
}

/** Parallel requests, beside those of visitors. */
const CONCURRENCY = 4
/** Milliseconds between requests for one page. */
const LOOK_AGAIN_EVERY = 50

/** The page that visitors of this instance get; null without a response in time. */
const lookAt = async (path: string, milliseconds: number): Promise<string | null> => {
  try {
    const reply = await fetch(`http://localhost:${sitePort()}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    })
    const html = await reply.text()
    if (reply.status === 200) return shownOf({ kind: 'PAGES', html })
    if (reply.status === 404) return shownOf(null)
    return reply.status < 400 ? shownOf({ kind: 'REDIRECT' }) : null
  } catch {
    return null
  }
}

/**
 * Requests pages until each is the expected one: an old one shows that Next still shares a lookup with
 * visitors. @param milliseconds for all of them @returns paths without the expected page in time
 */
export async function pathsBehind(pages: readonly ExpectedPage[], milliseconds: number): Promise<string[]> {
  const end = performance.now() + milliseconds
  const isServed = async ({ path, shown }: ExpectedPage): Promise<boolean> => {
    for (let rest = milliseconds; rest > 0; rest = end - performance.now()) {
      if ((await lookAt(path, Math.ceil(rest))) === shown) return true
      await wait(LOOK_AGAIN_EVERY)
    }
    return false
  }
  const waiting = [...pages]
  const behind: string[] = []
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      if (!(await isServed(page))) behind.push(page.path)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return behind
}

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
