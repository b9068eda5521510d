import { LOCALE } from '@/shared/config/site'

interface Ordered {
  card: { title: string }
  featured: number | null
}

/** By title, in Portuguese order. */
export function byName(one: Pick<Ordered, 'card'>, other: Pick<Ordered, 'card'>): number {
  return one.card.title.localeCompare(other.card.title, LOCALE)
}

/** By the editors' position, those without one last; equal ones by name (behavior LIST-3). */
export function byPlace<Product extends Pick<Ordered, 'card'>>(place: (product: Product) => number | null) {
  return (one: Product, other: Product): number =>
    (place(one) ?? Number.MAX_SAFE_INTEGER) - (place(other) ?? Number.MAX_SAFE_INTEGER) || byName(one, other)
}

/** A listing's default order. */
export const inFeaturedOrder = byPlace<Ordered>(({ featured }) => featured)
