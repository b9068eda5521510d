import type { ParsedUrlQuery } from 'node:querystring'
import { domainToUnicode } from 'node:url'
import { contentPages } from '@/server/content/pages'
import type { AccountOverview } from '@/server/features/accounts/users'
import { LOCALE, TIME_ZONE } from '@/shared/config/site'
import type { AccountView, DoneAction, OwnReview, SavedProduct } from '@/shared/content-model/views/account'
import { ACTION_PARAMETER, ITEM_PARAMETER } from '@/shared/routing/account-pages'
import { pathOfSlug } from '@/shared/routing/links'

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

/** The action that the address names (`accountAfter`). Anybody can write one: a false one gives null. */
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

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

const momentFormat = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** A readable address: its domain, stored in ASCII, in Unicode. */
const writtenEmail = (email: string): string =>
  email.replace(/[^@]+$/, (host) => domainToUnicode(host) || host)

type KnownProducts = Awaited<ReturnType<ReturnType<typeof contentPages>['products']>>

/** Saved products that exist; a missing one is omitted until its page is back. */
const savedProducts = (slugs: string[], products: KnownProducts): SavedProduct[] => {
  const bySlug = new Map(products.map((product) => [product.slug, product.card]))
  return slugs.flatMap((slug) => {
    const card = bySlug.get(slug)
    return card ? [{ slug, title: card.title, href: card.href ?? pathOfSlug(slug), image: card.image }] : []
  })
}

const ownReviews = (reviews: AccountOverview['reviews'], products: KnownProducts): OwnReview[] => {
  const titles = new Map(products.map(({ reviewing, card }) => [reviewing.ratingAndReviewId, card.title]))
  return reviews.map(({ created_at, product_key, ...review }) => ({
    ...review,
    product: titles.get(product_key) ?? product_key,
    since: dayFormat.format(created_at),
  }))
}

/** The account page's data. @param here the login of the request @param query of the page's address */
export async function accountView(
  { user, saved, reviews, logins }: AccountOverview,
  here: string,
  query: ParsedUrlQuery,
): Promise<AccountView> {
  const products =
    saved.length + reviews.length > 0 || query[ITEM_PARAMETER]
      ? await contentPages().products(contentPages().source(false))
      : []
  const own = ownReviews(reviews, products)
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    email: writtenEmail(user.email),
    postalCode: user.postal_code?.replace(/^(\d{5})(\d{3})$/, '$1-$2') ?? null,
    since: dayFormat.format(user.created_at),
    saved: savedProducts(saved, products),
    reviews: own,
    logins: logins.map(({ id, device, created_at }) => ({
      id,
      device: device ?? '',
      since: momentFormat.format(created_at),
      isHere: id === here,
    })),
    done: doneAction(query, {
      saved,
      reviews: own,
      loginCount: logins.length,
      nameOf: (slug) => products.find((product) => product.slug === slug)?.card.title ?? null,
    }),
  }
}
