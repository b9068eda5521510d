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
  children: ReactNode
}

/**
 * The one link of the site. Inside the site it navigates without reloading, and fetches the page once the pointer
 * rests on it; outside it, in a new tab, and within the page it is a plain anchor. One that opens a new tab says so itself.
 */
export function AppLink({
  href,
  isExternal = !/^(?:\/(?!\/)|#)/.test(href),
  opensNewTab = isExternal && /^https?:/i.test(href),
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
        if (isFollowed) follow(event, href)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (isFollowed) prefetch(href)
      }}
    >
      {children}
      {opensNewTab && <span className="visually-hidden"> {label('link.newTab')}</span>}
    </a>
  )
}
