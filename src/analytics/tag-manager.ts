import { dataLayer } from './data-layer'

const ORIGIN = 'https://www.googletagmanager.com'

/** Names the container in the document (`pages/_document`), for sites that have one. */
export const TAG_MANAGER_META = 'tag-manager'

/** What tags may do after a permission was taken back. */
export type RemainingTags = 'none' | 'measurement' | 'advertising'

const configured = () => document.querySelector<HTMLMetaElement>(`meta[name="${TAG_MANAGER_META}"]`)

/** Id of the site's container of Google Tag Manager; null where none is configured. */
export function tagManagerId(): string | null {
  return configured()?.content || null
}

/** Loads Google Tag Manager, with the queue as it is. Once a page: what runs cannot be taken out of it again. */
export function startTagManager(id: string): void {
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/**
 * Closes this page to the hosts of tags, whatever those that run still try: what stands in a policy that is put into a page
 * holds until the page is loaded anew. @returns whether there was anything to close
 */
export function closePageToTags(remaining: RemainingTags): boolean {
  const { none, [remaining]: policy = remaining === 'measurement' ? '' : none } = configured()?.dataset ?? {}
  if (!policy) return false
  const closed = document.createElement('meta')
  closed.httpEquiv = 'Content-Security-Policy'
  closed.content = policy
  document.head.append(closed)
  if (remaining === 'none') document.head.querySelector(`script[src^="${ORIGIN}/"]`)?.remove()
  return true
}

/** Google's own word to properties of Analytics that have already started here: they may not, or may again, measure. */
export function silenceAnalytics(isSilent: boolean): void {
  const started = Object.keys(Reflect.get(window, 'google_tag_manager') ?? {})
  for (const id of started) if (/^(?:G|GT|UA)-/.test(id)) Reflect.set(window, `ga-disable-${id}`, isSilent)
}
