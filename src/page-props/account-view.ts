import { domainToUnicode } from 'node:url'
import { contentPages } from '@/content/pages'
import type { AccountView, SavedProduct } from '@/models/account'
import type { AccountOverview } from '@/participation/accounts/overview'
import { pathOfSlug } from '@/routing/links'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** An address as people write it: its domain in letters, which is stored in ASCII. */
const writtenEmail = (email: string): string =>
  email.replace(/[^@]+$/, (host) => domainToUnicode(host) || host)

/** Saved products that the site still has; one that is gone is left out, and comes back with its page. */
const savedProducts = async (slugs: string[]): Promise<SavedProduct[]> => {
  if (slugs.length === 0) return []
  const products = await contentPages().products(contentPages().source(false))
  const bySlug = new Map(products.map((product) => [product.slug, product.card]))
  return slugs.flatMap((slug) => {
    const card = bySlug.get(slug)
    return card ? [{ slug, title: card.title, href: card.href ?? pathOfSlug(slug), image: card.image }] : []
  })
}

/** What the account's page shows. @param here the login that asks */
export async function accountView(
  { user, saved, reviews, logins }: AccountOverview,
  here: string,
): Promise<AccountView> {
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    email: writtenEmail(user.email),
    postalCode: user.postal_code?.replace(/^(\d{5})(\d{3})$/, '$1-$2') ?? null,
    since: dayFormat.format(user.created_at),
    saved: await savedProducts(saved),
    reviews: reviews.map(({ created_at, ...review }) => ({
      ...review,
      since: dayFormat.format(created_at),
    })),
    logins: logins.map(({ id, device, created_at }) => ({
      id,
      device: device ?? '',
      since: momentFormat.format(created_at),
      isHere: id === here,
    })),
  }
}
