import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { RichText } from '../rich-text'
import type { AccordionItem, BannerSection, CardModel } from '../sections'

/** A shop that sells the product. `href` is null where its link is missing or broken: the visitor is then told so. */
export interface Retailer {
  id: string
  name: string
  /** The link's accessible name, such as "Comprar na …". */
  title: string | null
  linkText: string | null
  href: string | null
  logo: Picture | null
}

/** The colour that stands for a scent or flavour; `styles/settings/_flavors.scss` has one tint for each. */
export type ScentColor =
  | 'menta'
  | 'eucalipto'
  | 'laranja'
  | 'lavanda'
  | 'mel'
  | 'limao'
  | 'cereja'
  | 'gengibre'
  | 'roma'
  | 'guaco'
  | 'frutas'
  | 'camomila'
  | 'neutro'

/** What identifies something that is sold: for retailers' systems (`psId`, `slId`) and worldwide (`gtin`). */
export interface TradeIds {
  psId: string | null
  slId: string | null
  gtin: string | null
}

export interface Scent extends TradeIds {
  id: string
  /** Its value of `?aroma=`; unique within the variant. */
  key: string
  /** What is sold, in full: product, scent and size. */
  title: string | null
  name: string
  color: ScentColor
  pictures: Picture[]
  retailerIds: string[]
}

export interface ProductVariant extends TradeIds {
  id: string
  /** Its value of `?variante=`; unique within the product. */
  key: string
  name: string
  picture: Picture | null
  /** The initial one first. */
  scents: Scent[]
}

export interface ActiveIngredient {
  id: string
  name: string
  purpose: string | null
  /** Other names of the same substance. */
  synonyms: string[]
  /** When a pharmacist last read it: a calendar date, `2026-11-20`. */
  reviewedAt: string | null
}

export interface ProductPageModel extends PageBase {
  type: 'product'
  line: string | null
  shortDescription: string | null
  description: RichText
  picture: Picture | null
  gtin: string | null
  /** The first variant, with its first scent, is what the page shows before a visitor chooses. */
  variants: ProductVariant[]
  /** Every shop of any scent, once. */
  retailers: Retailer[]
  ingredients: ActiveIngredient[]
  details: AccordionItem[]
  usage: AccordionItem[]
  banner: BannerSection | null
  bannerLegalText: string | null
  related: CardModel[]
  isMedicine: boolean
  registrationNumber: string | null
  /** As editors wrote it: `{produto}` stands for the product's name. */
  legalText: string | null
}
