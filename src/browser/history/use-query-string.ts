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

/** Makes the next query from the newest one, which may not be rendered yet; `step` by default. */
type ChangeQuery = (change: QueryChange, how?: QueryStep) => void

/** The address's query, without `?`, and a way to change it; empty on the server and while hydrating. */
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
