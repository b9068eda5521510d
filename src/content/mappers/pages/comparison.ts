import type { Comparison } from '@/models/comparison'
import { compareKey } from '@/routing/compare'
import { trimSlug } from '@/routing/slugs'
import type { KnownProduct } from '../known-product'

type Groups = Comparison['groups']

/** Groups in the order in which products carry their facets; those that no product carries are left out. */
const inProductOrder = (groups: Groups, products: KnownProduct[]): Groups => {
  const found = products.flatMap(({ facets }) =>
    facets.flatMap(({ id }) => groups.filter((group) => group.facets.some((facet) => facet.id === id))),
  )
  return [...new Set(found)]
}

/** What the compare table is drawn from, products in the order of their titles. */
export function makeComparison(all: KnownProduct[], groups: Groups): Comparison {
  const products = all.toSorted((one, other) => one.card.title.localeCompare(other.card.title, 'pt-BR'))
  const grouped = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  return {
    groups: inProductOrder(groups, products),
    products: products.map(({ card, facets, ...product }) => ({
      id: card.id,
      key: compareKey(trimSlug(product.slug)),
      title: card.title,
      line: card.eyebrow,
      text: card.text,
      href: card.href,
      picture: card.image,
      isMedicine: product.isMedicine,
      registrationNumber: product.registrationNumber,
      ingredients: product.ingredients,
      variants: product.variants,
      facets: facets.map(({ id }) => id).filter((id) => grouped.has(id)),
    })),
  }
}
