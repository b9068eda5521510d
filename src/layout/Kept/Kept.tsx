import { type HTMLAttributes, type MouseEvent, useId, useState } from 'react'
import { follow, prefetch } from '@/components/AppLink/follow'

export interface KeptProps extends Omit<HTMLAttributes<HTMLElement>, 'id'> {
  as: 'nav' | 'div'
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
export function Kept({ as: Tag, isKept, children, ...attributes }: KeptProps) {
  const id = useId()
  // React leaves these elements alone; should it ever have to draw the page anew, it has them here.
  const [html] = useState(() => (isKept ? (document.getElementById(id)?.innerHTML ?? '') : ''))
  if (!isKept) {
    return (
      <Tag {...attributes} id={id}>
        {children}
      </Tag>
    )
  }
  return (
    <Tag
      {...attributes}
      id={id}
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
