import type { ParsedUrlQuery } from 'node:querystring'
import type { DoneAction, OwnReview } from '@/models/account'
import { ACTION_PARAMETER, ITEM_PARAMETER } from '@/routing/account-pages'

interface AccountState {
  /** Slugs. */
  saved: readonly string[]
  reviews: readonly OwnReview[]
  loginCount: number
  /** A product's name by slug; null for an unknown one. */
  nameOf(slug: string): string | null
}

const named = (action: DoneAction['action'], name: string | null | undefined): DoneAction | null =>
  name ? { action, name } : null

/**
 * The action in the account page's address (`routing/account-pages.ts`, `accountAfter`). Anybody can write an
 * address: a false one, e.g. with a product that is not saved, gives null.
 */
export function doneAction(
  query: ParsedUrlQuery,
  { saved, reviews, loginCount, nameOf }: AccountState,
): DoneAction | null {
  const item = String(query[ITEM_PARAMETER] ?? '')
  switch (query[ACTION_PARAMETER]) {
    case 'saved':
      return saved.includes(item) ? named('saved', nameOf(item)) : null
    case 'unsaved':
      return saved.includes(item) ? null : named('unsaved', nameOf(item))
    case 'withdrawn':
      return named(
        'withdrawn',
        reviews.find(({ id, status }) => id === item && status === 'withdrawn')?.title,
      )
    case 'sessionEnded':
      return { action: 'sessionEnded', name: '' }
    case 'othersEnded':
      return loginCount === 1 ? { action: 'othersEnded', name: '' } : null
    default:
      return null
  }
}
