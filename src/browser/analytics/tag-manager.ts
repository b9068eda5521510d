import { configuredTags } from './configured-tags'
import { dataLayer } from './data-layer'

const ORIGIN = 'https://www.googletagmanager.com'

export type RemainingTags = 'none' | 'measurement' | 'advertising'

/** Loads Google Tag Manager with the present queue. Once per page: running scripts cannot be removed. */
export function startTagManager(id: string): void {
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Blocks the hosts of tags until this page is reloaded. @returns whether there was anything to block */
export function closePageToTags(remaining: RemainingTags): boolean {
  const { none, [remaining]: policy = remaining === 'measurement' ? '' : none } =
    configuredTags()?.dataset ?? {}
  if (!policy) return false
  const closed = document.createElement('meta')
  closed.httpEquiv = 'Content-Security-Policy'
  closed.content = policy
  document.head.append(closed)
  if (remaining === 'none') document.head.querySelector(`script[src^="${ORIGIN}/"]`)?.remove()
  return true
}

/** Google's own switch that stops or restarts running Analytics properties. */
export function silenceAnalytics(isSilent: boolean): void {
  const started = Object.keys(Reflect.get(window, 'google_tag_manager') ?? {})
  for (const id of started) if (/^(?:G|GT|UA)-/.test(id)) Reflect.set(window, `ga-disable-${id}`, isSilent)
}
