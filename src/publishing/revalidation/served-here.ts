import { setTimeout as wait } from 'node:timers/promises'
import { shownOf } from '@/cache/page-entry'
import { sitePort } from '@/config/env'

/** A path, and `shownOf` of the page rendered for a publish. */
export interface ExpectedPage {
  path: string
  shown: string
}

/** Parallel requests, beside those of visitors. */
const CONCURRENCY = 4
/** Milliseconds between requests for one page. */
const LOOK_EVERY = 50

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
      await wait(LOOK_EVERY)
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
