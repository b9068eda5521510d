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

/**
 * Milliseconds: longer than Contentful's caches are mostly seen to lag behind, and no longer, because in a space restored from a
 * copy revisions count from a lower one again.
 */
const HOLDS_FOR = 30_000

const isStale = (expected: Expectation, revision: number | undefined): boolean =>
  expected.revision === null || (revision !== undefined && revision < expected.revision)

/** What the delivery API has just said of an entry: its state, null when it is gone; left out where it contradicts a message. */
export interface DeliveredEntry {
  id: string
  state?: { revision: number | null } | null | undefined
}

/** Keeps answers away that are older than what editors are known to have published since. */
export interface StaleGuard {
  /**
   * Records what the delivery API delivers of an entry: answers that say otherwise come from an old cache. Only what it
   * said itself is to be recorded, never what a message said.
   * @param state null when the entry is gone; without a revision, nothing can be expected of it.
   */
  expectRevision(id: string, state: { revision: number | null } | null, now?: number): void
  /** The same for what a change, here or on another instance, has found; of a contradicted one, nothing is expected. */
  expectDelivered(entries: readonly DeliveredEntry[]): void
  /** Whether the delivery API said lately that an entry is gone. */
  isKnownGone(id: string, now?: number): boolean
  /**
   * Rejects a stale answer: Contentful caches each query apart, so that one answer may be new and another old. A page made
   * from an old one would pass for the new page.
   * @throws ContentError `outdated`, which is tried again.
   */
  rejectStale(reply: ContentReply, now?: number): ContentReply
}

export function createStaleGuard(expected: ExpectedRevisions): StaleGuard {
  const expectRevision: StaleGuard['expectRevision'] = (id, state, now = performance.now()) => {
    for (const [known, { until }] of expected) if (until <= now) expected.delete(known)
    if (state === null) expected.set(id, { revision: null, until: now + HOLDS_FOR })
    else if (state.revision === null) expected.delete(id)
    else expected.set(id, { revision: state.revision, until: now + HOLDS_FOR })
  }
  return {
    expectRevision,
    expectDelivered: (entries) => {
      for (const { id, state } of entries) {
        if (state === undefined) expected.delete(id)
        else expectRevision(id, state)
      }
    },
    isKnownGone: (id, now = performance.now()) => {
      const expectation = expected.get(id)
      return expectation !== undefined && expectation.revision === null && expectation.until > now
    },
    rejectStale: (reply, now = performance.now()) => {
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
