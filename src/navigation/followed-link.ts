/** A link, to be found again on the same page: its address, and its index among the links to that address. */
export interface FollowedLink {
  href: string
  index: number
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
]

/** The focused link, as a followed one is; undefined if there is none. */
export function focusedLink(): FollowedLink | undefined {
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const href = link.getAttribute('href')
  return href === null ? undefined : { href, index: linksTo(href).indexOf(link) }
}

/** Puts the focus back without scrolling. False if the link is removed or hidden, as in a closed menu. */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = linksTo(href)[index]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}
