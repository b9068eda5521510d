import type { PreviewInfo, RawContent } from '@/shared/content-model/views/preview'

/** Next's router without React; `next/router` would load React. */
export interface PageRouter {
  asPath: string
  events: { emit(type: string, ...details: unknown[]): void }
  replace(url: string, as?: string, options?: { scroll?: boolean }): Promise<boolean>
}

declare global {
  interface Window {
    next?: { router?: PageRouter }
  }
}

interface NextData {
  props: { pageProps: { preview?: PreviewInfo } }
}

/** Preview data from the server; null on pages without drafts. */
export function readPreview(): PreviewInfo | null {
  const data: NextData = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '{"props":{}}')
  return data.props.pageProps?.preview ?? null
}

const PAGE_DATA = '/_next/data/'
const LIVE_PAGE = '/api/preview-page/'
/** Limit in characters, below the server's in bytes. */
const MAX_BODY = 700_000

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/** Redirects the router's data request, with unsaved edits: it has no way to pass props. */
export function sendUnsaved(unsaved: () => RawContent[]): void {
  const nativeFetch = window.fetch
  window.fetch = async (input, init) => {
    const items = unsaved()
    const isPageData = new URL(addressOf(input), location.href).pathname.startsWith(PAGE_DATA)
    if (!isPageData || items.length === 0) return nativeFetch(input, init)
    const body = JSON.stringify({ path: location.pathname, items })
    if (body.length > MAX_BODY) return nativeFetch(input, init)
    const response = await nativeFetch(LIVE_PAGE, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    return response.ok ? response : nativeFetch(input, init)
  }
}

/** Like a change of the address alone: open dialogs stay, and nothing is announced or counted. */
const asShallow = (detail: unknown): unknown =>
  typeof detail === 'object' && detail !== null && 'shallow' in detail ? { ...detail, shallow: true } : detail

/** Renders the page again from the server, at the same scroll position. */
export async function redrawPage(): Promise<void> {
  const router = window.next?.router
  if (!router) return
  const { emit } = router.events
  router.events.emit = (type, ...details) => emit(type, ...details.map(asShallow))
  try {
    await router.replace(router.asPath.replace(/#.*$/, ''), undefined, { scroll: false })
  } finally {
    router.events.emit = emit
  }
}

/** Says that the page follows what is typed. */
export function showConnected(): void {
  document.querySelector('[data-preview="live"]')?.removeAttribute('hidden')
}

/** Updates the banner of a connected page, which is in the document and not rendered by the router. */
export async function redrawBanner(): Promise<void> {
  const selector = '[data-preview="banner"]'
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(selector)
  if (fresh) document.querySelector(selector)?.replaceChildren(...fresh.children)
  showConnected()
}
