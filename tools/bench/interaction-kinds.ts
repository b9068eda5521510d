import type { SCREENS } from './layout-shift'

/** A click, and what must be visible for it to count as complete. */
export interface Interaction {
  what: string
  /** The page it is made on: the first of the sitemap whose document matches. */
  on: RegExp
  screen: keyof typeof SCREENS
  /** Selectors; the clicked element has the attribute `data-clicked`. */
  control: string
  response: string
}

/** The dialog, or the word that it opens. */
const DIALOG = '[role="dialog"], [data-opening]'
const LISTING = /"type":"productListing"/

/** The interactions of SPEED-3; pages are found by their documents. */
export const INTERACTIONS: Interaction[] = [
  {
    what: 'menu',
    on: /data-frame="menu-button"/,
    screen: 'mobile',
    control: '[data-frame="menu-button"]',
    response: '[data-frame="menu"]',
  },
  { what: 'search', on: /<header/, screen: 'mobile', control: 'header a[data-opens]', response: DIALOG },
  {
    what: 'filters, on a phone',
    on: LISTING,
    screen: 'mobile',
    control: 'main button[aria-haspopup="dialog"]',
    response: DIALOG,
  },
  {
    what: 'filter: the mark',
    on: LISTING,
    screen: 'desktop',
    control: 'aside label:has(input)',
    response: '[data-clicked] input:checked',
  },
  {
    what: 'filter: the list',
    on: LISTING,
    screen: 'desktop',
    control: 'aside label:has(input)',
    response: 'main [tabindex="-1"] > ul[aria-label]',
  },
  {
    what: 'scent',
    on: / data-product=.*<fieldset(?:(?!<\/fieldset>).)*type="radio"(?:(?!<\/fieldset>).)*type="radio"/s,
    screen: 'mobile',
    control: 'fieldset label:has(input:not(:checked))',
    response: '[data-clicked] input:checked',
  },
  {
    what: 'accordion',
    on: /<main[^>]*>(?:(?!<\/main>).)*<details(?! open)/s,
    screen: 'mobile',
    control: 'main details:not([open]) > summary',
    response: 'details[open] > [data-clicked]',
  },
]
