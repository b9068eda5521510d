/** A link as it can be found again on the same page: its address, and which of the links to that address it is. */
export interface FollowedLink {
  href: string
  index: number
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
]

/** The link that has the focus, as one that has just been followed has; undefined where there is none. */
export function focusedLink(): FollowedLink | undefined {
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const href = link.getAttribute('href')
  return href === null ? undefined : { href, index: linksTo(href).indexOf(link) }
}

/** Puts the focus back, without moving the page. False where the link is gone, or hidden as in a closed menu. */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = linksTo(href)[index]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}
