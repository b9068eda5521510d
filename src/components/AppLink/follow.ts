import Router from 'next/router'

/** What is read of a click, React's or the browser's. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>

/** A click that asks for nothing but to follow the link: no new tab, window or download, and nobody else handles it. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/**
 * Follows a link inside the site without reloading. The router stands in the framework's own chunk, so this costs a
 * tenth of `next/link` (ADR 11). Without a router the browser follows the link itself.
 * @param onFollow - what follows it instead of the router.
 */
export function follow(event: Click, href: string, onFollow?: () => void): void {
  if (!isPlainClick(event) || !(onFollow || Router.router)) return
  event.preventDefault()
  if (onFollow) onFollow()
  else void Router.push(href)
}

/** Fetches a page's data and script before the click, once the pointer or finger rests on its link. */
export function prefetch(href: string): void {
  if (Router.router !== null) void Router.prefetch(href)
}
