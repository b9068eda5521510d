import { processWide } from '@/lib/process-wide'
import { ContentError } from './errors'
import type { ContentReply } from './reply'

/** What is known to be delivered of an entry: this revision or a later one, or null when it is gone. */
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

/**
 * Notes what the delivery API delivers of an entry: answers that say otherwise come from an old cache. Only what it said
 * itself is to be noted, never what a message said.
 * @param state null when the entry is gone; without a revision, nothing can be expected of it.
 */
export const expectRevision = (
  id: string,
  state: { revision: number | null } | null,
  now = performance.now(),
): void => {
  for (const [known, { until }] of expectations) if (until <= now) expectations.delete(known)
  if (state === null) expectations.set(id, { revision: null, until: now + HOLDS_FOR })
  else if (state.revision === null) expectations.delete(id)
  else expectations.set(id, { revision: state.revision, until: now + HOLDS_FOR })
}

/** Takes every answer about an entry as it is: what was noted of it does not hold any more. */
export const expectNothing = (id: string): void => {
  expectations.delete(id)
}

/** Whether the delivery API said lately that an entry is gone. */
export const isKnownGone = (id: string, now = performance.now()): boolean => {
  const expected = expectations.get(id)
  return expected !== undefined && expected.revision === null && expected.until > now
}

const isOutdated = (expected: Expectation, revision: number | undefined): boolean =>
  expected.revision === null || (revision !== undefined && revision < expected.revision)

/**
 * Refuses an answer that is older than what editors are known to have published since: Contentful caches each question
 * apart, so that one answer may be new and another old. A page made from an old one would pass for the new page.
 * @throws ContentError `outdated`, which is asked again.
 */
export const refuseOutdated = (reply: ContentReply, now = performance.now()): ContentReply => {
  if (expectations.size === 0) return reply
  for (const { sys } of [...reply.items, ...(reply.includes?.Entry ?? [])]) {
    const expected = expectations.get(sys.id)
    if (expected && expected.until > now && isOutdated(expected, sys.revision))
      throw new ContentError('outdated', `entry ${sys.id} is delivered as it was before`, {
        entryId: sys.id,
        contentType: sys.contentType.sys.id,
      })
  }
  return reply
}
