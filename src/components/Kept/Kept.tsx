import type { HTMLAttributes } from 'react'
import { useKeptHtml } from '@/hooks/use-kept-html'

export interface KeptProps extends HTMLAttributes<HTMLElement> {
  as: 'nav' | 'div'
  /** Unique on the page: by it the browser finds what the server drew. */
  name: string
  /** Whether what the children are drawn of stayed on the server: the browser then keeps what stands in the page. */
  isKept: boolean
}

/**
 * Something that only links stand in, and that visitors change nothing of. It is drawn by the server; in the browser its data would
 * be a second copy of what the page shows, so the first page comes without it (`page-props/browser-props.ts`) and keeps
 * the server's elements, whose links are followed all the same (`AppLink/still-links.ts`). Pages that visitors move on to bring their
 * data and are drawn as usual.
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
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own elements, as they stand in it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
