import { useMemo } from 'react'
import type { Guidance } from '@/shared/content-model/types/search-guidance'
import {
  type Advice,
  type Advisor,
  advise,
  NO_ADVICE,
  withNumbers,
} from '@/shared/words/understanding/advise'
import { dictionaryOf } from '@/shared/words/understanding/dictionary'
import { useDangerEngine } from './use-danger-engine'
import type { LoadedRules, SearchRules } from './use-search-rules'

/** Of a space that has neither guidance nor concepts: nothing is judged, no numbers are named (behavior SEARCH-18). */
export const UNGUIDED: Advice = { ...NO_ADVICE }

const isGuided = ({ guidance, unclear, concepts }: SearchRules): boolean =>
  unclear !== null || guidance.length > 0 || concepts.length > 0

const UNDECIDED: Advice = { ...NO_ADVICE, products: 'undecided' }

/** What to show before a term's results. @param unclear guidance where rules could not be loaded: no term is understood */
export function useAdvice(term: string, rules: LoadedRules, unclear: Guidance | null): Advice {
  // Without a term (an overlay that was opened) the engine waits for rules to judge by.
  const isJudged = typeof rules === 'string' ? term !== '' : isGuided(rules)
  const engine = useDangerEngine(isJudged ? term : null)
  const advisor = useMemo(
    (): Advisor | null =>
      typeof rules === 'string' || engine === 'loading'
        ? null
        : {
            ...rules,
            dictionary: dictionaryOf(rules.concepts),
            engine: engine === 'failed' ? null : engine,
          },
    [rules, engine],
  )
  return useMemo(() => {
    if (term === '') return NO_ADVICE
    if (!isJudged) return UNGUIDED
    if (advisor) return advise(term, advisor)
    if (rules !== 'failed') return UNDECIDED
    return withNumbers({ ...NO_ADVICE, guidance: unclear ? [unclear] : [], products: 'onRequest' })
  }, [term, advisor, rules, unclear, isJudged])
}
