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

/**
 * @param change makes the next query from the newest one, which may be newer than the rendered one.
 * @param how `step` by default.
 */
type ChangeQuery = (change: QueryChange, how?: QueryStep) => void

/**
 * The address's query, without `?`, and a way to change it without loading or scrolling. Empty on the server and
 * while hydrating; all parts of the page see a change at once, before the router.
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
