import { flag } from './env-kinds.ts'

/** What tags of the configured container may send. */
export interface Tags {
  measurement: boolean
  advertising: boolean
}

/** What response headers and the content policy depend on. */
export interface HeaderValues {
  /** Whether the public address of the site is https. */
  isHttps: boolean
  isDevelopment: boolean
  /** Whether the gallery is built instead of the site. */
  isGallery: boolean
  /** Whether the sandbox serves pictures and videos over http from this machine. */
  isSandbox: boolean
  /** Whether the site shows drafts to everyone. */
  showsDrafts: boolean
  /** What the hosts of the space have before their domain. */
  contentRegion: '' | 'eu.'
  /** The configured search service; null for Algolia's own hosts. */
  searchOrigin: string | null
  tags: Tags
}

/** A fault of the value is named when the server reads its environment. */
const isOn = (value: string | undefined): boolean =>
  flag()
    .catch(false)
    .parse(value || undefined)

const originOf = (value: string | undefined): string | null => {
  const address = value?.trim() ?? ''
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : null
}

/** next.config.js reads it: a build of the gallery has no other environment. */
export function readHeaderValues(env: Readonly<Record<string, string | undefined>>): HeaderValues {
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
