import { makeMeta } from '@tests/factories/page-meta'
import { makeBase } from '@tests/unit/ui/templates/editorial-fixtures'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { ProductVariant, Scent } from '@/shared/content-model/types/product-variant'
import type { Picture } from '@/shared/content-model/views/picture'

export const picture = (name: string): Picture => ({
  alt: name,
  desktop: { url: `https://images.example/${name}.png`, width: 800, height: 800 },
})

export const shop = {
  id: 'loja',
  name: 'Loja',
  title: null,
  linkText: null,
  href: 'https://loja.example/',
  logo: null,
}

export const scent = (key: string, overrides: Partial<Scent> = {}): Scent => ({
  id: `scent-${key}`,
  key,
  title: null,
  name: key,
  color: 'mel',
  psId: null,
  slId: null,
  gtin: null,
  pictures: [],
  retailerIds: [],
  ...overrides,
})

export const variant = (key: string, ...scents: Scent[]): ProductVariant => ({
  id: `variant-${key}`,
  key,
  name: key,
  psId: `ps-${key}`,
  slId: `sl-${key}`,
  gtin: null,
  picture: null,
  scents,
})

/** A product with nothing but its name. */
export const makeProduct = (overrides: Partial<ProductPageModel> = {}): ProductPageModel => ({
  ...makeBase({ id: 'product', slug: 'produtos/pomada', title: 'Pomada', meta: makeMeta('Pomada') }),
  type: 'product',
  line: null,
  shortDescription: null,
  description: [],
  picture: null,
  gtin: null,
  variants: [],
  retailers: [],
  recall: null,
  ingredients: [],
  composition: null,
  faq: null,
  details: [],
  usage: [],
  banner: null,
  bannerLegalText: null,
  related: [],
  searchCategory: null,
  category: null,
  minimumAge: null,
  withDoctorUntil: null,
  forms: [],
  moments: [],
  leaflet: null,
  isMedicine: false,
  reviews: null,
  registrationNumber: null,
  legalText: null,
  ...overrides,
})
