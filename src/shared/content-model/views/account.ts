import type { ReviewStatus } from './moderation'
import type { Picture } from './picture'

export interface SavedProduct {
  slug: string
  title: string
  href: string
  image: Picture | null
}

export interface OpenLogin {
  id: string
  /** Browser and system; blank where neither is known. */
  device: string
  /** Day and time in Brasília, in words. */
  since: string
  isHere: boolean
}

export interface OwnReview {
  id: string
  title: string
  /** The product's name; what its reviews are filed under where it takes none any more. */
  product: string
  /** 1 to 5. */
  rating: number
  status: Exclude<ReviewStatus, 'unconfirmed'>
  /** The day, as `2026-11-22`. */
  since: string
}

export type AccountAction = 'saved' | 'unsaved' | 'withdrawn' | 'sessionEnded' | 'othersEnded'

/** An action that was just done, and the name of the product or the title of the review; blank for logins. */
export interface DoneAction {
  action: AccountAction
  name: string
}

/** What the account's page shows, to nobody but its owner. */
export interface AccountView {
  firstName: string
  lastName: string
  email: string
  /** As people write it: `01310-100`. */
  postalCode: string | null
  /** The day, as `2026-11-22`. */
  since: string
  saved: SavedProduct[]
  reviews: OwnReview[]
  logins: OpenLogin[]
  /** Null where the page was only opened. */
  done: DoneAction | null
}
