import { follow, prefetch } from './follow'

/** React hangs what it knows of an element on it; what it has not taken over has nothing. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

/** The address of a link within the site that no component answers for. */
const addressOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target], [href^="//"])') : null
  return link && !isAlive(link) ? link.getAttribute('href') : null
}

const followLink = (event: MouseEvent) => {
  const href = addressOf(event.target)
  if (href) follow(event, href)
}
const prefetchLink = ({ target }: Event) => {
  const href = addressOf(target)
  if (href) prefetch(href)
}

/**
 * Has the router follow links whose components are not loaded (`navigation/still.tsx`), and fetch ahead what the pointer rests on, as
 * `AppLink` does of its own.
 * @returns what ends it.
 */
export function startStillLinks(): () => void {
  // Before React, which stops presses on what it has not taken over.
  window.addEventListener('click', followLink, true)
  window.addEventListener('pointerover', prefetchLink, true)
  return () => {
    window.removeEventListener('click', followLink, true)
    window.removeEventListener('pointerover', prefetchLink, true)
  }
}
