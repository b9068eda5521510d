import { follow, prefetch } from './follow'

/** The address of an internal link in an island that does not hydrate. */
const addressOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target], [href^="//"])') : null
  return link?.closest('[data-island]') ? link.getAttribute('href') : null
}

const followLink = (event: MouseEvent) => {
  const href = addressOf(event.target)
  if (href) follow(event, href)
}
const prefetchLink = ({ target }: Event) => {
  const href = addressOf(target)
  if (href) prefetch(href)
}

/** Does what `AppLink` does for links in islands, whose components are not loaded. @returns ends it */
export function startIslandLinks(): () => void {
  // Before React, which stops clicks on parts that are not hydrated.
  window.addEventListener('click', followLink, true)
  window.addEventListener('pointerover', prefetchLink, true)
  return () => {
    window.removeEventListener('click', followLink, true)
    window.removeEventListener('pointerover', prefetchLink, true)
  }
}
