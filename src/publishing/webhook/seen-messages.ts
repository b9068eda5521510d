import { processWide } from '@/lib/process-wide'

/** Keys remembered: far more than Contentful sends while a signature is good. */
const CAPACITY = 10_000

export interface SeenMessages {
  has(keys: readonly string[]): boolean
  add(keys: readonly string[]): void
  /** For messages that were not accepted after all. */
  remove(keys: readonly string[]): void
}

/** Remembers the latest keys, in the order in which they came; the oldest make room. */
export const createSeenMessages = (capacity = CAPACITY): SeenMessages => {
  const seen = new Set<string>()
  return {
    has: (keys) => keys.some((key) => seen.has(key)),
    add: (keys) => {
      for (const key of keys) seen.add(key)
      for (const oldest of seen) {
        if (seen.size <= capacity) break
        seen.delete(oldest)
      }
    },
    remove: (keys) => {
      for (const key of keys) seen.delete(key)
    },
  }
}

/** The messages that this process has accepted. */
export const acceptedMessages = processWide('accepted-webhooks', () => createSeenMessages())
