import type { Tags } from './header-values.ts'

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src'
type Hosts = Partial<Record<Directive, string>>

const ADS =
  'https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com'
const GOOGLE = 'https://www.google.com https://google.com https://www.google.com.br'

/** Tag Manager itself, whatever its tags are. */
const CONTAINER: Hosts = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://*.googletagmanager.com',
  'connect-src': 'https://*.googletagmanager.com',
}

/** Google Analytics 4, without Google Signals. */
const MEASUREMENT: Hosts = {
  'img-src': 'https://*.google-analytics.com',
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://analytics.google.com',
}

/** Google Ads: conversions and remarketing. */
const ADVERTISING: Hosts = {
  'script-src': ADS,
  'img-src': `${ADS} ${GOOGLE}`,
  'connect-src': `${ADS} ${GOOGLE}`,
  'frame-src': 'https://www.googletagmanager.com https://td.doubleclick.net',
}

/** Where tags come from, and where they send to (Google's "Use Tag Manager with a Content Security Policy"). */
export function tagHosts(directive: Directive, { measurement, advertising }: Tags): string {
  return [
    (measurement || advertising) && CONTAINER[directive],
    measurement && MEASUREMENT[directive],
    advertising && ADVERTISING[directive],
  ]
    .filter(Boolean)
    .join(' ')
}
