import Router from 'next/router'

type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>

/** A click that only follows the link: no new tab, window or download, and not handled elsewhere. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** Follows an internal link without reloading (ADR 11). @param onFollow called instead of the router */
export function follow(event: Click, href: string, onFollow?: () => void): void {
  if (!isPlainClick(event) || !(onFollow || Router.router)) return
  event.preventDefault()
  if (onFollow) onFollow()
  else void Router.push(href)
}

/** Prefetches a page's data and script, on hover or touch. */
export function prefetch(href: string): void {
  if (Router.router !== null) void Router.prefetch(href)
}
