/** Words that several content types share. */

/** Grounds that a section or block can stand on: names of tokens, never colors. */
export const SURFACES = ['white', 'ice', 'mint', 'petrol', 'sun'] as const

export const HEADING_LEVELS = ['h1', 'h2', 'h3', 'h4'] as const

/** How a picture that stands alone is cut. */
export const PICTURE_SHAPES = ['rounded', 'square', 'circle'] as const

/** What editors may set between the paragraphs of most texts. */
export const EMBEDS = [
  'banner',
  'callout',
  'cardSection',
  'accordionSection',
  'video',
  'image',
  'imageSet',
  'notice',
  'linkButton',
  'productBanner',
] as const

/** What kind of thing a product is by law, which decides what may be said of it. */
export const PRODUCT_CATEGORIES = [
  'medicine',
  'cosmetic',
  'food',
  'healthProduct',
  'appliance',
  'roomScent',
] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]

export const GTIN_PATTERN = '^[0-9]{8,14}$'
