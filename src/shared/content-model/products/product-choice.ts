import type { ProductPageModel } from '@/shared/content-model/types/product'
import type {
  ProductIdentifiers,
  ProductVariant,
  Retailer,
  Scent,
} from '@/shared/content-model/types/product-variant'
import type { Picture } from '@/shared/content-model/views/picture'

/** A visitor's choice; null only without variants or scents. */
export interface Choice {
  variant: ProductVariant | null
  scent: Scent | null
}

const VARIANT = 'variante'
const SCENT = 'aroma'

/** The choice of an address; missing or unknown parts are the first (behavior PRODUCT-1). */
export function parseChoice(query: string, variants: ProductVariant[]): Choice {
  const parameters = new URLSearchParams(query)
  const variant = variants.find(({ key }) => key === parameters.get(VARIANT)) ?? variants[0] ?? null
  const scents = variant?.scents ?? []
  return { variant, scent: scents.find(({ key }) => key === parameters.get(SCENT)) ?? scents[0] ?? null }
}

/** The query of a choice, empty for the first; inverse of `parseChoice`. */
export function formatChoice({ variant, scent }: Choice, variants: ProductVariant[]): string {
  const parameters = new URLSearchParams()
  if (variant && variant !== variants[0]) parameters.set(VARIANT, variant.key)
  if (scent && scent !== variant?.scents[0]) parameters.set(SCENT, scent.key)
  return parameters.toString()
}

/** After choosing another variant: its scent of the same name, else its first. */
export function withVariant({ scent }: Choice, variant: ProductVariant): Choice {
  return {
    variant,
    scent: variant.scents.find(({ key }) => key === scent?.key) ?? variant.scents[0] ?? null,
  }
}

/** After choosing another scent by its key; unchanged if the variant does not have it. */
export function withScent(choice: Choice, key: string): Choice {
  const scent = choice.variant?.scents.find((candidate) => candidate.key === key)
  return scent ? { ...choice, scent } : choice
}

export interface ChosenProduct extends ProductIdentifiers {
  /** In full: product, scent and size. */
  name: string
  pictures: Picture[]
  retailers: Retailer[]
  color: Scent['color'] | null
}

/** The data of a choice: the scent's, else the variant's, else the product's. */
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
