import type { Retailer } from '@/content-model/types/buy-now-link'
import type { ProductPageModel } from '@/content-model/types/product'
import type { ProductVariant } from '@/content-model/types/product-variant'
import type { ProductIdentifiers, Scent } from '@/content-model/types/scent'
import type { Picture } from '@/models/picture'

/** What a visitor chose; null only on products without variants, or variants without scents. */
export interface Choice {
  variant: ProductVariant | null
  scent: Scent | null
}

const VARIANT = 'variante'
const SCENT = 'aroma'

/** The choice that an address names; what it does not name, or names wrongly, is the first (behavior PRODUCT-1). */
export function parseChoice(query: string, variants: ProductVariant[]): Choice {
  const parameters = new URLSearchParams(query)
  const variant = variants.find(({ key }) => key === parameters.get(VARIANT)) ?? variants[0] ?? null
  const scents = variant?.scents ?? []
  return { variant, scent: scents.find(({ key }) => key === parameters.get(SCENT)) ?? scents[0] ?? null }
}

/** The query that names a choice, empty for the first one; the inverse of `parseChoice`. */
export function formatChoice({ variant, scent }: Choice, variants: ProductVariant[]): string {
  const parameters = new URLSearchParams()
  if (variant && variant !== variants[0]) parameters.set(VARIANT, variant.key)
  if (scent && scent !== variant?.scents[0]) parameters.set(SCENT, scent.key)
  return parameters.toString()
}

/** The choice after another variant is chosen: its scent of the same name, else its first. */
export function withVariant({ scent }: Choice, variant: ProductVariant): Choice {
  return {
    variant,
    scent: variant.scents.find(({ key }) => key === scent?.key) ?? variant.scents[0] ?? null,
  }
}

/** The choice after another scent of its variant is chosen, by its key; unchanged where the variant has none of that name. */
export function withScent(choice: Choice, key: string): Choice {
  const scent = choice.variant?.scents.find((candidate) => candidate.key === key)
  return scent ? { ...choice, scent } : choice
}

/** What the page shows of a choice. */
export interface ChosenProduct extends ProductIdentifiers {
  /** In full: product, scent and size. */
  name: string
  pictures: Picture[]
  retailers: Retailer[]
  color: Scent['color'] | null
}

/** The facts of a choice: the scent's own, else those of its variant, else those of the product. */
export function chosenProduct(page: ProductPageModel, { variant, scent }: Choice): ChosenProduct {
  const picture = variant?.picture ?? page.picture
  const pictures = scent && scent.pictures.length > 0 ? scent.pictures : picture ? [picture] : []
  return {
    name: scent?.title ?? [page.title, scent?.name, variant?.name].filter(Boolean).join(', '),
    psId: scent?.psId ?? variant?.psId ?? null,
    slId: scent?.slId ?? variant?.slId ?? null,
    gtin: scent?.gtin ?? variant?.gtin ?? page.gtin,
    pictures,
    retailers: page.retailers.filter(({ id }) => scent?.retailerIds.includes(id)),
    color: scent?.color ?? null,
  }
}
