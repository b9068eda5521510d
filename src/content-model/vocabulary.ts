/** Words that several content types share. */

/** Grounds that a section or block can stand on: names of tokens, never colors. */
export const SURFACES = ['white', 'ice', 'mint', 'petrol', 'sun'] as const

export const ACTION_VARIANTS = ['primary', 'secondary', 'tertiary', 'text'] as const

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

/** Fields of one line that hold an address: a path of the site or another address. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['link', 'url', 'to', 'from', 'canonicalUrl'])

export const GTIN_PATTERN = '^[0-9]{8,14}$'

/** What a word of the search dictionary means: decides what a sentence is about and for whom products are left out. */
export const SEARCH_CONCEPT_KINDS = [
  'person',
  'condition',
  'sign',
  'symptom',
  'body',
  'substance',
  'act',
  'product',
  'service',
  'common',
  'harmless',
] as const
export type SearchConceptKind = (typeof SEARCH_CONCEPT_KINDS)[number]

/** How soon somebody must act on guidance, the gravest first. */
export const GRAVITIES = ['emergency', 'urgent', 'caution', 'information'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** Numbers that guidance offers to call. */
export const HELP_LINES = ['192', '193', '188', '0800 722 6001', '136', '180', '190'] as const
export type HelpLine = (typeof HELP_LINES)[number]
