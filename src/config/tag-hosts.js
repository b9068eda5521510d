/** @typedef {'script-src' | 'img-src' | 'connect-src' | 'frame-src'} Directive */
/** @typedef {Partial<Record<Directive, string>>} Hosts */
/** @typedef {{ measurement: boolean, advertising: boolean }} Tags what tags of a container may send */

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

/** @param {string | undefined} value */
const isOn = (value) => value === 'true' || value === '1'

/**
 * What the configured container may have: tags of Google Ads with GOOGLE_ADS alone.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Tags}
 */
export function configuredTags(env) {
  const hasContainer = Boolean(env.NEXT_PUBLIC_GTM_ID?.trim())
  return { measurement: hasContainer, advertising: hasContainer && isOn(env.GOOGLE_ADS) }
}

/**
 * Where tags come from, and where what they tell goes (Google's "Use Tag Manager with a Content Security Policy").
 *
 * @param {Directive} directive
 * @param {Tags} tags
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
