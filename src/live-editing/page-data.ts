import type { PreviewInfo, RawContent } from '@/models/preview'

/** The part of Next's router that pages without React can reach; `next/router` itself would bring React along. */
export interface PageRouter {
  asPath: string
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

/** What the server says of the preview; null on pages without drafts. */
export function readPreview(): PreviewInfo | null {
  const data: NextData = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '{"props":{}}')
  return data.props.pageProps?.preview ?? null
}

const PAGE_DATA = '/_next/data/'
const LIVE_PAGE = '/api/preview-page/'
/** Characters that the server takes at most, with room for letters of several bytes. */
const MAX_BODY = 700_000

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/**
 * Lets Next's router draw unsaved edits: its question for the data of this page is answered by `/api/preview-page`, to
 * which the edits travel along. The router offers no way to hand it props. Where that fails, the saved draft is shown.
 */
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

/** Draws the page anew from the server, where the editor is looking. */
export async function redrawPage(): Promise<void> {
  const router = window.next?.router
  await router?.replace(router.asPath.replace(/#.*$/, ''), undefined, { scroll: false })
}

/** Brings the banner up to date, which the document draws and the router leaves alone. */
export async function redrawBanner(): Promise<void> {
  const selector = '[data-preview="banner"]'
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(selector)
  if (fresh) document.querySelector(selector)?.replaceChildren(...fresh.children)
}
