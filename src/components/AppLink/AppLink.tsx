import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { componentLabels } from '@/labels/components'
import { useLabels } from '@/labels/use-labels'
import { follow, prefetch } from './follow'

type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'>

export interface AppLinkProps extends AnchorAttributes {
  /** Normalized: inside the site it starts with a slash (behavior LINK-1, LINK-2). */
  href: string
  /** Said by the model; without it, an address that does not start with a slash or `#` is external. */
  isExternal?: boolean | undefined
  /** Said by the model; without it, links to other sites do, and mail, telephone and messages do not. */
  opensNewTab?: boolean | undefined
  /**
   * Follows a plain click in place of the router, where only a part of the page changes: a tab, a page of a list. Nothing
   * is fetched ahead then.
   */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/**
 * The one link of the site (ARIA Authoring Practices: Link; the browser's own keys). Inside the site it navigates without reloading, and fetches the page once the pointer
 * rests on it; outside it, in a new tab, and within the page it is a plain anchor. One that opens a new tab says so itself.
 */
export function AppLink({
  href,
  isExternal = !/^(?:\/(?!\/)|#)/.test(href),
  opensNewTab = isExternal && /^https?:/i.test(href),
  onFollow,
  children,
  onClick,
  onPointerEnter,
  ...attributes
}: AppLinkProps) {
  const label = useLabels(componentLabels)
  const isFollowed = !isExternal && !opensNewTab && !href.startsWith('#')
  return (
    <a
      {...attributes}
      href={href}
      {...(opensNewTab && { target: '_blank' })}
      {...((isExternal || opensNewTab) && { rel: 'noopener noreferrer' })}
      onClick={(event) => {
        onClick?.(event)
        if (isFollowed) follow(event, href, onFollow)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (isFollowed && !onFollow) prefetch(href)
      }}
    >
      {children}
      {opensNewTab && <span className="visually-hidden"> {label('link.newTab')}</span>}
    </a>
  )
}
