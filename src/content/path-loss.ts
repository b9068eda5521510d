import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import { ContentError } from './errors'
import { isKnownGone } from './expected-revisions'
import type { PathIndex } from './path-index'
import { isAnythingPublished } from './published-states'

/** Pages that may go at once without a word, however small the site is. */
const FEW = 4
/** Milliseconds, and answers, for which a loss has to stay the same before it is believed. */
const BELIEVED_AFTER = 10 * 60_000
const BELIEVED_ANSWERS = 3
/** Milliseconds in which a refused answer stands for the next one. */
const REFUSED_FOR = 10_000

interface Loss {
  since: number
  answers: number
  refused: ContentError
  refusedAt: number
}

const state = processWide('path-loss', (): { loss: Loss | null } => ({ loss: null }))

/** Pages that are missing although no webhook told of it. */
const lostPages = (before: PathIndex, after: PathIndex): number => {
  const left = new Set([...after.values()].map(({ id }) => id))
  return [...before.values()].filter(({ id }) => !left.has(id) && !isKnownGone(id)).length
}

const refusal = (
  said: string,
  { since, answers }: { since: number; answers: number },
  now: number,
): ContentError => {
  const refused = new ContentError('implausible', said)
  state.loss = { since, answers: answers + 1, refused, refusedAt: now }
  return refused
}

/**
 * Refuses a path index that has lost half of its pages or more at once, or all of them while no entry at all is delivered: a
 * service that has nothing to say answers like that, and a site that believed it would be gone. Editors who really took half
 * of it down are believed at once where a webhook told of it, else when three answers over ten minutes agree; an empty space
 * never is.
 * @param now milliseconds since 1970. @throws ContentError `implausible`
 */
export const refuseSuddenLoss = async (
  before: PathIndex,
  after: PathIndex,
  now = Date.now(),
  isAnythingLeft = isAnythingPublished,
): Promise<void> => {
  const lost = lostPages(before, after)
  const known = state.loss ?? { since: now, answers: 0 }
  const said = `${lost} of ${before.size} pages are gone at once`
  if (lost > 0 && after.size === 0 && !(await isAnythingLeft()))
    throw refusal(`${said}, and no entry is delivered`, known, now)
  if (lost <= FEW || lost * 2 < before.size) {
    state.loss = null
    return
  }
  if (now - known.since < BELIEVED_AFTER || known.answers + 1 < BELIEVED_ANSWERS)
    throw refusal(said, known, now)
  logger.warn(`content: ${said}, and stay so: believed`)
  state.loss = null
}

/** @throws ContentError when an answer was refused a moment ago: asking again would be in vain. */
export const refuseWhileLost = (now = Date.now()): void => {
  if (state.loss && now - state.loss.refusedAt < REFUSED_FOR) throw state.loss.refused
}
