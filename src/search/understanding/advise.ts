import type { Guidance } from '@/content-model/types/search-guidance'
import { ANYBODY, type User } from '@/products/suitability'
import type { Dictionary } from './dictionary'
import { findGuidance, matchesGuidance } from './find-guidance'
import { isUnclear } from './is-unclear'
import { type Understanding, understand } from './understand'
import { userOf } from './user-of'

/** What the search page's editors wrote, ready to read sentences by. */
export interface Advisor {
  dictionary: Dictionary
  guidance: readonly Guidance[]
  /** For sentences that are not understood. */
  unclear: Guidance | null
}

/** What stands before the results of a search. */
export interface Advice {
  read: Understanding
  /** At most two, the gravest first. */
  guidance: Guidance[]
  /**
   * `onRequest`: the sentence was not understood, so products are shown only to who asks for them again. `undecided`: the
   * rules are still loading.
   */
  products: 'shown' | 'onRequest' | 'withheld' | 'undecided'
  /** For whom products are looked for. */
  user: User
}

/** Nothing stands before the results. */
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
  },
  guidance: [],
  products: 'shown',
  user: ANYBODY,
}

/** Who thinks of suicide is not taken for joking. */
const LISTENING_LINE = '188'

/** What somebody who typed a sentence needs to read before what was found. */
export function advise(sentence: string, { dictionary, guidance: all, unclear }: Advisor): Advice {
  const read = understand(sentence, dictionary)
  const { guidance, withholdsProducts } = findGuidance(read, all)
  const user = userOf(read)
  const isUrgent = guidance.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent')
  const isOfSite = guidance.some(({ gravity }) => gravity === 'information')
  const products = withholdsProducts ? 'withheld' : 'shown'
  if (read.isPlayful && isUrgent && !guidance.some(({ calls }) => calls.includes(LISTENING_LINE)))
    return { read, guidance: unclear ? [unclear] : [], products: 'onRequest', user }
  const isDoubtful = unclear !== null && matchesGuidance(unclear, read)
  const isSafe = withholdsProducts && read.unknown.length === 0
  const needsCare = isUnclear(read, isOfSite) || (isDoubtful && !isSafe)
  if (isUrgent || !needsCare) return { read, guidance, products, user }
  return {
    read,
    guidance: [...(unclear ? [unclear] : []), ...guidance.slice(0, 1)],
    products: withholdsProducts ? 'withheld' : 'onRequest',
    user,
  }
}
