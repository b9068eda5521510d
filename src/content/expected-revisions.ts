import { processWide } from '@/lib/process-wide'
import { ContentError } from './errors'
import type { ContentReply } from './reply'

/** What a webhook told of an entry: the revision to be delivered from now on, or null when it is to be gone. */
interface Expectation {
  revision: number | null
  /** Milliseconds of a clock that never goes back. */
  until: number
}

/**
 * Milliseconds: longer than Contentful's caches are mostly seen to lag behind, and no longer, because in a space restored from a
 * copy revisions count from a lower one again.
 */
const HOLDS_FOR = 30_000

const expectations = processWide('expected-revisions', () => new Map<string, Expectation>())

/** Notes what the delivery API is known to deliver of an entry: answers that say otherwise come from an old cache. */
export const expectRevision = (id: string, revision: number | null, now = performance.now()): void => {
  expectations.set(id, { revision, until: now + HOLDS_FOR })
  for (const [known, { until }] of expectations) if (until <= now) expectations.delete(known)
}

const isOutdated = (expected: Expectation, revision: number | undefined): boolean =>
  expected.revision === null || (revision !== undefined && revision < expected.revision)

/**
 * Refuses an answer that is older than what editors are known to have published since: Contentful caches each question
 * apart, so that one answer may be new and another old. A page made from an old one would pass for the new page.
 * @throws ContentError `unavailable`, which is asked again.
 */
export const refuseOutdated = (reply: ContentReply, now = performance.now()): ContentReply => {
  if (expectations.size === 0) return reply
  for (const { sys } of [...reply.items, ...(reply.includes?.Entry ?? [])]) {
    const expected = expectations.get(sys.id)
    if (expected && expected.until > now && isOutdated(expected, sys.revision))
      throw new ContentError('unavailable', `entry ${sys.id} is delivered as it was before`, {
        entryId: sys.id,
        contentType: sys.contentType.sys.id,
      })
  }
  return reply
}
