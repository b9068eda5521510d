/** @typedef {'script-src' | 'img-src' | 'connect-src' | 'frame-src'} Directive */
/** @typedef {Partial<Record<Directive, string>>} Hosts */

const ADS =
  'https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com'
const GOOGLE = 'https://www.google.com https://google.com https://www.google.com.br'

/** Tag Manager itself, whatever its tags are. @type {Hosts} */
const CONTAINER = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://*.googletagmanager.com',
  'connect-src': 'https://*.googletagmanager.com',
}

/** Google Analytics 4, without Google Signals. @type {Hosts} */
const MEASUREMENT = {
  'img-src': 'https://*.google-analytics.com',
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://analytics.google.com',
}

/** Google Ads: conversions and remarketing. @type {Hosts} */
const ADVERTISING = {
  'script-src': ADS,
  'img-src': `${ADS} ${GOOGLE}`,
  'connect-src': `${ADS} ${GOOGLE}`,
  'frame-src': 'https://www.googletagmanager.com https://td.doubleclick.net',
}

/**
 * Where tags come from, and where they send to (Google's "Use Tag Manager with a Content Security Policy").
 *
 * @param {Directive} directive
 * @param {import('./header-values.js').Tags} tags
 */
export function tagHosts(directive, { measurement, advertising }) {
  return [
    (measurement || advertising) && CONTAINER[directive],
    measurement && MEASUREMENT[directive],
    advertising && ADVERTISING[directive],
  ]
    .filter(Boolean)
    .join(' ')
}
