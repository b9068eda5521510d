import { logger } from '@/server/log/logger'
import { ContentError } from '../service/errors'
import type { PathIndex } from './path-entry'

/** Pages that may go at once without a word, however small the site is. */
const FEW = 4
/** Milliseconds, and responses, for which a loss has to stay the same before it is believed. */
const BELIEVED_AFTER = 10 * 60_000
const BELIEVED_REPLIES = 3
/** Milliseconds in which a rejected response counts for the next one. */
const REJECTED_FOR = 10_000

interface Loss {
  since: number
  replies: number
  rejected: ContentError
  rejectedAt: number
}

/** The loss that responses show at the moment; null while they show none. */
export interface LossMemory {
  loss: Loss | null
}

export type LossGuard = ReturnType<typeof createLossGuard>

interface Parts {
  memory: LossMemory
  isKnownGone(id: string): boolean
  isAnythingPublished(): Promise<boolean>
}

export function createLossGuard({ memory, isKnownGone, isAnythingPublished }: Parts) {
  const lostPages = (before: PathIndex, after: PathIndex): number => {
    const left = new Set([...after.values()].map(({ id }) => id))
    return [...before.values()].filter(({ id }) => !left.has(id) && !isKnownGone(id)).length
  }

  const rejection = (reason: string, { since, replies }: Pick<Loss, 'since' | 'replies'>): ContentError => {
    const rejected = new ContentError('implausible', reason)
    memory.loss = { since, replies: replies + 1, rejected, rejectedAt: Date.now() }
    return rejected
  }

  return {
    /** Rejects an index that lost half its pages at once, unless it stays so. @throws ContentError `implausible` */
    rejectSuddenLoss: async (before: PathIndex, after: PathIndex): Promise<void> => {
      const now = Date.now()
      const lost = lostPages(before, after)
      const known = memory.loss ?? { since: now, replies: 0 }
      const reason = `${lost} of ${before.size} pages are gone at once`
      if (lost > 0 && after.size === 0 && !(await isAnythingPublished()))
        throw rejection(`${reason}, and no entry is delivered`, known)
      if (lost <= FEW || lost * 2 < before.size) {
        memory.loss = null
        return
      }
      if (now - known.since < BELIEVED_AFTER || known.replies + 1 < BELIEVED_REPLIES)
        throw rejection(reason, known)
      logger.warn(`content: ${reason}, and stay so: believed`)
      memory.loss = null
    },
    /** @throws ContentError when a response was rejected a moment ago: fetching again would be in vain. */
    rejectWhileLost: (): void => {
      if (memory.loss && Date.now() - memory.loss.rejectedAt < REJECTED_FOR) throw memory.loss.rejected
    },
  }
}
