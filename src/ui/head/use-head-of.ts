import { useEffect, useRef } from 'react'
import type { PageModel } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'

/** The origin of the site, which may be reached by other names, too. */
const siteUrlOfDocument = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin

/** After a navigation by the router the head names the new page (SEO-1, ADR 7); the first page's is the document's. */
export function useHeadOf(page: PageModel | null, props: Pick<PageProps, 'isPreview'>): void {
  const siteUrl = useRef<string>(null)
  const shown = useRef(props)
  useEffect(() => {
    siteUrl.current ??= siteUrlOfDocument()
    if (shown.current === props) return
    shown.current = props
    const origin = siteUrl.current
    // Without it the page is whole, too.
    import('./write-head').then(
      ({ writeHead }) => shown.current === props && writeHead(page, origin, props.isPreview),
      () => undefined,
    )
  }, [page, props])
}
