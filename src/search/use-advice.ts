import { useMemo } from 'react'
import type { SearchPageModel } from '@/content-model/types/search-page'
import { type Advice, advise, NO_ADVICE } from './understanding/advise'
import { dictionaryOf } from './understanding/dictionary'

/** The parts of the search page by which sentences are read. */
export type AdviceSource = Pick<SearchPageModel, 'guidance' | 'unclear' | 'concepts'>

/** What somebody who typed a term needs to read first; nothing for an empty term. */
export function useAdvice(term: string, { guidance, unclear, concepts }: AdviceSource): Advice {
  const dictionary = useMemo(() => dictionaryOf(concepts), [concepts])
  return useMemo(
    () => (term === '' ? NO_ADVICE : advise(term, { dictionary, guidance, unclear })),
    [term, dictionary, guidance, unclear],
  )
}
