import { useEffect, useState } from 'react'
import { SEARCH_SUGGESTION_DELAY } from '@/shared/config/site'
import { logSearchFailure } from '../log-failure'
import type { Suggestions } from '../port'

/** `waiting` from the first key on; `found` stays while a longer term is fetched. */
export type SuggestionState =
  | { status: 'none' | 'waiting' | 'failed' }
  | { status: 'found'; term: string; suggestions: Suggestions; isStale: boolean }

const NONE: SuggestionState = { status: 'none' }

const waitingAfter = (state: SuggestionState): SuggestionState =>
  state.status === 'found' ? { ...state, isStale: true } : { status: 'waiting' }

/** A chunk of its own: the box shows before the search client arrives. */
const loadCore = () => import('../algolia/find-suggestions')

/** Fetched once typing has stopped; older replies are dropped (SEARCH-2). @param term empty if too short */
export function useSuggestions(term: string): [state: SuggestionState, retry: () => void] {
  const [state, setState] = useState<SuggestionState>(NONE)
  const [retried, setRetried] = useState<{ term: string } | null>(null)

  useEffect(() => {
    // A failure is handled when the code is needed.
    loadCore().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (term === '') {
      setState(NONE)
      return
    }
    setState(waitingAfter)
    const call = new AbortController()
    const { signal } = call
    const request = async () => {
      try {
        const { findSuggestions } = await loadCore()
        const suggestions = await findSuggestions(term, { signal })
        if (!signal.aborted) setState({ status: 'found', term, suggestions, isStale: false })
      } catch (error) {
        if (signal.aborted) return
        logSearchFailure(error)
        setState({ status: 'failed' })
      }
    }
    const timer = setTimeout(request, retried?.term === term ? 0 : SEARCH_SUGGESTION_DELAY)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [term, retried])

  return [state, () => setRetried({ term })]
}
