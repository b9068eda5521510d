import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { componentLabels } from '@/shared/labels/components'
import { useLabels } from '@/shared/labels/use-labels'
import { follow, prefetch } from './follow'

type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'>

export interface AppLinkProps extends AnchorAttributes {
  /** Normalized: internal addresses start with a slash (behavior LINK-1, LINK-2). Null: only the words. */
  href: string | null
  /** From the model; by default an address without a leading slash or `#` is external. */
  isExternal?: boolean | undefined
  /** From the model; by default true for other sites, but not for mail, telephone and messages. */
  opensNewTab?: boolean | undefined
  /** Handles a plain click instead of the router, where only part of the page changes; nothing is prefetched. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** Opens no page that could learn or reach anything. */
const CALLS = /^(?:tel|mailto):/i

/** The site's link (ARIA Authoring Practices: Link). Internal ones navigate without reloading, others are plain. */
export function AppLink({
  href,
  isExternal = !/^(?:\/(?!\/)|#)/.test(href ?? ''),
  opensNewTab = isExternal && /^https?:/i.test(href ?? ''),
  onFollow,
  children,
  onClick,
  onPointerEnter,
  ...attributes
}: AppLinkProps) {
  const label = useLabels(componentLabels)
  if (href === null) return children
  const isFollowed = !isExternal && !opensNewTab && !href.startsWith('#')
  return (
    <a
      {...attributes}
      href={href}
      {...(opensNewTab && { target: '_blank' })}
      {...((opensNewTab || (isExternal && !CALLS.test(href))) && { rel: 'noopener noreferrer' })}
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
