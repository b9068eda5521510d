import { LOCALE } from '@/shared/config/site'
import { conflictsWith } from '@/shared/content-model/products/used-together'
import type { ComparedProduct, Comparison } from '@/shared/content-model/views/comparison'
import { compareKey } from '@/shared/routing/compare'
import { trimSlug } from '@/shared/routing/links'
import type { KnownProduct } from '../known-product'

type Groups = Comparison['groups']

/** Groups in the order in which products carry their facets; those that no product carries are left out. */
const inProductOrder = (groups: Groups, products: KnownProduct[]): Groups => {
  const found = products.flatMap(({ facets }) =>
    facets.flatMap(({ id }) => groups.filter((group) => group.facets.some((facet) => facet.id === id))),
  )
  return [...new Set(found)]
}

const keyOf = ({ slug }: KnownProduct): string => compareKey(trimSlug(slug))

const notWithOf = (product: KnownProduct, all: KnownProduct[]): ComparedProduct['notWith'] =>
  conflictsWith(product, all).map(({ other, conflict }) => ({
    key: keyOf(other),
    ingredient: conflict.kind === 'sameIngredient' ? conflict.one : null,
  }))

/** What the compare table is drawn from, products in the order of their titles. */
export function makeComparison(all: KnownProduct[], groups: Groups): Comparison {
  const products = all.toSorted((one, other) => one.card.title.localeCompare(other.card.title, LOCALE))
  const grouped = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  return {
    groups: inProductOrder(groups, products),
    products: products.map((product) => ({
      id: product.card.id,
      key: keyOf(product),
      title: product.card.title,
      line: product.card.eyebrow,
      text: product.card.text,
      href: product.card.href,
      picture: product.card.image,
      isMedicine: product.isMedicine,
      minimumAge: product.card.minimumAge ?? null,
      withDoctorUntil: product.card.withDoctorUntil ?? null,
      ...(product.card.isRecalled && { isRecalled: true }),
      notFor: product.notFor.map(({ title }) => title),
      registrationNumber: product.registrationNumber,
      ingredients: product.ingredients,
      notWith: notWithOf(product, products),
      variants: product.variants,
      facets: product.facets.map(({ id }) => id).filter((id) => grouped.has(id)),
    })),
  }
}
