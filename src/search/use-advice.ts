import { useMemo } from 'react'
import type { Guidance } from '@/content-model/types/search-guidance'
import { type Advice, type Advisor, advise, NO_ADVICE } from './understanding/advise'
import { dictionaryOf } from './understanding/dictionary'
import type { LoadedRules } from './use-search-rules'

/** Nobody knows yet what the sentence says. */
const UNDECIDED: Advice = { ...NO_ADVICE, products: 'undecided' }

/**
 * What somebody who typed a term needs to read first; nothing for an empty term. Where the rules could not be loaded, every
 * term counts as not understood.
 * @param unclear the guidance that is shown then
 */
export function useAdvice(term: string, rules: LoadedRules, unclear: Guidance | null): Advice {
  const advisor = useMemo(
    (): Advisor | null =>
      typeof rules === 'string' ? null : { ...rules, dictionary: dictionaryOf(rules.concepts) },
    [rules],
  )
  return useMemo(() => {
    if (term === '') return NO_ADVICE
    if (advisor) return advise(term, advisor)
    if (rules === 'loading') return UNDECIDED
    return { ...NO_ADVICE, guidance: unclear ? [unclear] : [], products: 'onRequest' }
  }, [term, advisor, rules, unclear])
}
