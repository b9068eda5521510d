import type { PageProps } from '@/models/page-props'

/** Nothing to draw: these parts of the footer keep the server's elements (`layout/Kept/Kept.tsx`). */
const KEPT_FOOTER = { slots: [], icons: [], socialLinks: [], country: null }

/**
 * The props as a document carries them into the browser: without what only crawlers read, and without the data of what the
 * browser takes over from the document as it is. Drafts keep everything, because editors change them in place.
 */
export function browserProps(props: PageProps): object {
  const { site, page } = props
  if (props.preview) return props
  return {
    ...props,
    site: { ...site, footer: { ...site.footer, ...KEPT_FOOTER }, isKept: true },
    page: page && {
      ...page,
      meta: {
        title: page.meta.title,
        ...(page.type === 'home' && { openGraphTitle: page.meta.openGraphTitle }),
      },
    },
  }
}
