import type { CachedQuery } from '../cache/cached-query'
import type { FollowLinks } from '../paths/follow-links'
import type { NoteProblem } from '../service/dependencies'
import type { FetchEntries } from '../service/fetch-entries'

/** What every list is made with. */
export interface ListParts {
  fetchEntries: FetchEntries
  cachedQuery: CachedQuery
  followLinks: FollowLinks
  noteProblem: NoteProblem
  /** Prefixed to protocol-relative asset addresses. */
  scheme: 'https:' | 'http:'
}
