/**
 * What response headers and the content policy depend on, as values. next.config.js reads it, which cannot load
 * TypeScript; a build of the gallery has no other environment.
 *
 * @typedef {object} HeaderValues
 * @property {boolean} isHttps whether the public address of the site is https
 * @property {boolean} isDevelopment
 * @property {boolean} isGallery whether the gallery is built instead of the site
 * @property {boolean} isSandbox whether the sandbox serves pictures and videos over http from this machine
 * @property {boolean} showsDrafts whether the site shows drafts to everyone
 * @property {'' | 'eu.'} contentRegion what the hosts of the space have before their domain
 * @property {string | null} searchOrigin the configured search service; null for Algolia's own hosts
 * @property {Tags} tags what tags of the configured container may send
 */
/** @typedef {{ measurement: boolean, advertising: boolean }} Tags */

/** @param {string | undefined} value */
const isOn = (value) => value === 'true' || value === '1'

/** @param {string | undefined} value @returns {string | null} */
const originOf = (value) => {
  const address = value?.trim() ?? ''
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : null
}

/** @param {Record<string, string | undefined>} env @returns {HeaderValues} */
export function readHeaderValues(env) {
  const hasContainer = Boolean(env.NEXT_PUBLIC_GTM_ID?.trim())
  return {
    isHttps: env.SITE_URL?.startsWith('https://') ?? false,
    isDevelopment: env.NODE_ENV === 'development',
    isGallery: env.GALLERY === 'true',
    isSandbox: isOn(env.CONTENTFUL_INSECURE),
    showsDrafts: isOn(env.CONTENTFUL_USE_PREVIEW),
    contentRegion: /\.eu\.contentful\.com$/.test(env.CONTENTFUL_DELIVERY_HOST?.trim() ?? '') ? 'eu.' : '',
    searchOrigin: originOf(env.NEXT_PUBLIC_ALGOLIA_HOST),
    tags: { measurement: hasContainer, advertising: hasContainer && isOn(env.GOOGLE_ADS) },
  }
}
