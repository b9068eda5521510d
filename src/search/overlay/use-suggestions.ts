import { useEffect, useState } from 'react'
import { SEARCH_SUGGESTION_DELAY } from '@/config/site'
import { logSearchFailure } from '../log-failure'
import type { Suggestions } from '../port'

/** `waiting` from the first key of a term on; `found` stays while a longer term is being asked for. */
export type SuggestionState =
  | { status: 'none' | 'waiting' | 'failed' }
  | { status: 'found'; term: string; suggestions: Suggestions; isStale: boolean }

const NONE: SuggestionState = { status: 'none' }

const waitingAfter = (state: SuggestionState): SuggestionState =>
  state.status === 'found' ? { ...state, isStale: true } : { status: 'waiting' }

/** A chunk of its own, so that the box is on the screen before the search client has arrived. */
const loadCore = () => import('../algolia/find-suggestions')

/**
 * Suggestions for a term, asked for once typing has stopped; a reply to an older term is never shown. An empty term
 * clears them (behavior SEARCH-2).
 * @param term trimmed and long enough, else empty.
 */
export function useSuggestions(term: string): [state: SuggestionState, retry: () => void] {
  const [state, setState] = useState<SuggestionState>(NONE)
  const [retried, setRetried] = useState<{ term: string } | null>(null)

  useEffect(() => {
    // Fetched while visitors still type; a failure is met again, and told, when it is needed.
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
