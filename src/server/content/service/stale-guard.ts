import { ContentError } from './errors'
import type { ContentReply } from './reply'

/** What is known to be delivered of an entry: this revision or a later one, or null when it is gone. */
interface Expectation {
  revision: number | null
  /** Milliseconds of a clock that never goes back. */
  until: number
}

/** By entry id. */
export type ExpectedRevisions = Map<string, Expectation>

/** Milliseconds: longer than Contentful's caches usually lag; a restored space counts revisions from a lower one. */
const LASTS_MS = 30_000

const isStale = (expected: Expectation, revision: number | undefined): boolean =>
  expected.revision === null || (revision !== undefined && revision < expected.revision)

/** The delivered state of an entry: null when deleted, absent where it contradicts a message. */
export interface DeliveredEntry {
  id: string
  state?: { revision: number | null } | null | undefined
}

export type StaleGuard = ReturnType<typeof createStaleGuard>

/** Rejects replies older than known publishes. */
export function createStaleGuard(expected: ExpectedRevisions) {
  /** Records the delivered state of an entry, never what a message said; null when deleted. */
  const expectRevision = (
    id: string,
    state: { revision: number | null } | null,
    now = performance.now(),
  ): void => {
    for (const [known, { until }] of expected) if (until <= now) expected.delete(known)
    if (state === null) expected.set(id, { revision: null, until: now + LASTS_MS })
    else if (state.revision === null) expected.delete(id)
    else expected.set(id, { revision: state.revision, until: now + LASTS_MS })
  }
  return {
    expectRevision,
    /** The same for what a change, here or on another instance, has found; of a contradicted one, nothing is expected. */
    expectDelivered: (entries: readonly DeliveredEntry[]): void => {
      for (const { id, state } of entries) {
        if (state === undefined) expected.delete(id)
        else expectRevision(id, state)
      }
    },
    /** Whether the delivery API said lately that an entry is gone. */
    isKnownGone: (id: string, now = performance.now()): boolean => {
      const expectation = expected.get(id)
      return expectation !== undefined && expectation.revision === null && expectation.until > now
    },
    /** Rejects a stale reply: Contentful caches each query apart. @throws ContentError `outdated`, which is retried */
    rejectStale: (reply: ContentReply, now = performance.now()): ContentReply => {
      if (expected.size === 0) return reply
      for (const { sys } of [...reply.items, ...(reply.includes?.Entry ?? [])]) {
        const expectation = expected.get(sys.id)
        if (expectation && expectation.until > now && isStale(expectation, sys.revision))
          throw new ContentError('outdated', `entry ${sys.id} is delivered as it was before`, {
            entryId: sys.id,
            contentType: sys.contentType.sys.id,
          })
      }
      return reply
    },
  }
}
