import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'
import { withoutQuery } from './entry'
import {
  changeQuery,
  onPendingQuery,
  pendingQuery,
  type QueryChange,
  type QueryStep,
  queryOf,
} from './query-writer'

/** @param change makes the next query of the newest one, which may be ahead of what is drawn. @param how `step` where nothing else is said. */
type ChangeQuery = (change: QueryChange, how?: QueryStep) => void

/**
 * The query of the address, without `?`, and a way to change it: the page is neither fetched again nor scrolled.
 * Empty on the server and while hydrating, so that both draw the default view; a change is seen at once, by all parts of
 * the page, before the router has followed.
 */
export function useQueryString(): [query: string, changeQuery: ChangeQuery] {
  const router = useRouter()
  const pending = useSyncExternalStore(
    onPendingQuery,
    () => pendingQuery(withoutQuery(router.asPath)),
    () => null,
  )
  const query = pending ?? (router.isReady ? queryOf(router.asPath) : '')
  return [query, (change, how = 'step') => changeQuery(router, change, how)]
}
