import { useEffect, useState } from 'react'
import type { PopularSearch } from '@/content-model/types/popular-search'
import { logSearchFailure } from '../log-failure'
import { loadPopularSearches } from './load-popular-searches'

/** The popular searches; null until they are there. Where they cannot be had, the box works without them. */
export function usePopularSearches(): PopularSearch[] | null {
  const [searches, setSearches] = useState<PopularSearch[] | null>(null)
  useEffect(() => {
    let isShown = true
    const show = (found: PopularSearch[]) => isShown && setSearches(found)
    loadPopularSearches().then(show, (error: unknown) => {
      logSearchFailure(error)
      show([])
    })
    return () => {
      isShown = false
    }
  }, [])
  return searches
}
