import { ANYBODY, type User } from '@/content-model/products/suitability'
import type { Guidance } from '@/content-model/types/search-guidance'
import type { Dictionary } from './dictionary'
import { findGuidance, matchesGuidance } from './find-guidance'
import { isUnclear } from './is-unclear'
import { type Understanding, understand } from './understand'
import { userOf } from './user-of'

export interface Advisor {
  dictionary: Dictionary
  guidance: readonly Guidance[]
  unclear: Guidance | null
}

export interface Advice {
  read: Understanding
  /** At most two, most serious first. */
  guidance: Guidance[]
  /** `onRequest`: not understood, products only after a click. `undecided`: the rules are still loading. */
  products: 'shown' | 'onRequest' | 'withheld' | 'undecided'
  user: User
}

export const NO_ADVICE: Advice = {
  read: {
    words: [],
    serious: [],
    written: new Set(),
    mentions: [],
    ages: [],
    content: [],
    unknown: [],
    isPlayful: false,
    isNarrative: false,
    hasEvent: false,
  },
  guidance: [],
  products: 'shown',
  user: ANYBODY,
}

/** Suicide is never treated as a joke. */
const isOfSuicide = ({ gravity, calls }: Guidance): boolean =>
  gravity === 'emergency' && calls.includes('188')

/** The advice to show before a query's results. */
export function advise(sentence: string, { dictionary, guidance: all, unclear }: Advisor): Advice {
  const read = understand(sentence, dictionary)
  const { guidance, withholdsProducts } = findGuidance(read, all)
  const user = userOf(read)
  const isUrgent = guidance.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent')
  const isOfSite = guidance.some(({ gravity }) => gravity === 'information')
  const products = withholdsProducts ? 'withheld' : 'shown'
  if (read.isPlayful && isUrgent && !guidance.some(isOfSuicide))
    return { read, guidance: unclear ? [unclear] : [], products: 'onRequest', user }
  const isDoubtful = unclear !== null && matchesGuidance(unclear, read)
  const isSafe = withholdsProducts && read.unknown.length === 0
  const needsCare = isUnclear(read, isSafe, isOfSite) || (isDoubtful && !isSafe)
  if (isUrgent || !needsCare) return { read, guidance, products, user }
  return {
    read,
    guidance: [...(unclear ? [unclear] : []), ...guidance.slice(0, 1)],
    products: withholdsProducts ? 'withheld' : 'onRequest',
    user,
  }
}
