import NextLink, { type LinkProps } from 'next/link'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

type Handlers = 'onClick' | 'onMouseEnter' | 'onTouchStart'
type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target' | Handlers>

export interface AppLinkProps extends AnchorAttributes, Pick<LinkProps, Handlers> {
  /** Normalised: inside the site it starts with a slash (specification §2, "Link rules"). */
  href: string
  /** Said by the model; without it, an address that does not start with a slash or `#` is external. */
  isExternal?: boolean | undefined
  opensNewTab?: boolean | undefined
  /** Read aloud after the text of a link that opens a new tab. */
  newTabLabel?: string | undefined
  children: ReactNode
}

/**
 * The one link of the site. Inside the site it navigates without reloading and fetches nothing before the click;
 * outside it, and within the page, it is a plain anchor.
 */
export function AppLink({
  href,
  isExternal = !/^(?:\/(?!\/)|#)/.test(href),
  opensNewTab = false,
  newTabLabel,
  children,
  ...attributes
}: AppLinkProps) {
  const target = opensNewTab ? { target: '_blank' } : {}
  const rel = isExternal || opensNewTab ? { rel: 'noopener noreferrer' } : {}
  const content = (
    <>
      {children}
      {opensNewTab && newTabLabel && <span className="visually-hidden"> {newTabLabel}</span>}
    </>
  )
  if (isExternal || href.startsWith('#')) {
    return (
      <a {...attributes} href={href} {...target} {...rel}>
        {content}
      </a>
    )
  }
  return (
    <NextLink {...attributes} href={href} prefetch={false} {...target} {...rel}>
      {content}
    </NextLink>
  )
}
