import type { HTMLAttributes, MouseEvent } from 'react'
import { useKeptHtml } from '@/hooks/use-kept-html'
import { follow, prefetch } from '../AppLink/follow'

export interface KeptProps extends HTMLAttributes<HTMLElement> {
  as: 'nav' | 'div'
  /** Unique on the page: by it the browser finds what the server drew. */
  name: string
  /** Whether what the children are drawn of stayed on the server: the browser then keeps what stands in the page. */
  isKept: boolean
}

/** The address of the link in a part of the page, where the router follows it (`AppLink` says the same of its own). */
const addressOf = ({ target }: MouseEvent): string | null => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null
  return link?.getAttribute('href') ?? null
}

/**
 * Something that only links stand in, and that visitors change nothing of. It is drawn by the server; in the browser its data would
 * be a second copy of what the page shows, so the first page comes without it (`page-props/browser-props.ts`) and keeps
 * the server's elements. Pages that visitors move on to bring their data and are drawn as usual.
 */
export function Kept({ as: Tag, name, isKept, children, ...attributes }: KeptProps) {
  const html = useKeptHtml(isKept ? `[data-kept="${name}"]` : null)
  if (!isKept) {
    return (
      <Tag {...attributes} data-kept={name}>
        {children}
      </Tag>
    )
  }
  return (
    <Tag
      {...attributes}
      data-kept={name}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const href = addressOf(event)
        if (href) follow(event, href)
      }}
      onPointerOver={(event) => {
        const href = addressOf(event)
        if (href) prefetch(href)
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own elements, as they stand in it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
