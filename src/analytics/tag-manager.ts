import { dataLayer } from './data-layer'

const ORIGIN = 'https://www.googletagmanager.com'

/** Names the container in the document (`pages/_document`), for sites that have one. */
export const TAG_MANAGER_META = 'tag-manager'

/** Id of the site's container of Google Tag Manager; null where none is configured. */
export function tagManagerId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TAG_MANAGER_META}"]`)?.content || null
}

/** Loads Google Tag Manager, with the queue as it is. Once a page: what runs cannot be taken back. */
export function startTagManager(id: string): void {
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
