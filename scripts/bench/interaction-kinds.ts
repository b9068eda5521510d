import { listingLabels } from '@/labels/listing'
import { SEARCH_ID } from '@/layout/ids'
import type { SCREENS } from './layout-shift'

/** A press, and what must be seen for it to count as answered. */
export interface Interaction {
  what: string
  /** The page it is made on: the first of the sitemap whose document says so. */
  on: RegExp
  screen: keyof typeof SCREENS
  /** Selectors; the pressed element carries `data-pressed`. */
  control: string
  answer: string
}

/** The dialog, or the word that it opens. */
const DIALOG = '[role="dialog"], [data-opening]'
const LISTING = /"type":"productListing"/

/** What SPEED-3 names; the pages are found by what their documents say. */
export const INTERACTIONS: Interaction[] = [
  {
    what: 'menu',
    on: /data-frame="menu-button"/,
    screen: 'mobile',
    control: '[data-frame="menu-button"]',
    answer: '[data-frame="menu"]',
  },
  { what: 'search', on: /<header/, screen: 'mobile', control: `#${SEARCH_ID}`, answer: DIALOG },
  {
    what: 'filters, on a phone',
    on: LISTING,
    screen: 'mobile',
    control: 'main button[aria-haspopup="dialog"]',
    answer: DIALOG,
  },
  {
    what: 'filter: the mark',
    on: LISTING,
    screen: 'desktop',
    control: 'aside label:has(input)',
    answer: '[data-pressed] input:checked',
  },
  {
    what: 'filter: the list',
    on: LISTING,
    screen: 'desktop',
    control: 'aside label:has(input)',
    answer: `[aria-label="${listingLabels['listing.chosenFilters']}"]`,
  },
  {
    what: 'scent',
    on: / data-product=.*<fieldset(?:(?!<\/fieldset>).)*type="radio"(?:(?!<\/fieldset>).)*type="radio"/s,
    screen: 'mobile',
    control: 'fieldset label:has(input:not(:checked))',
    answer: '[data-pressed] input:checked',
  },
  {
    what: 'accordion',
    on: /<main[^>]*>(?:(?!<\/main>).)*<details(?! open)/s,
    screen: 'mobile',
    control: 'main details:not([open]) > summary',
    answer: 'details[open] > [data-pressed]',
  },
]
