import Router from 'next/router'
import { namedPart, readEntry, withoutQuery } from './entry'
import { focusLink, placeOf } from './places'

const focusPart = (part: HTMLElement) => {
  part.focus({ preventScroll: true })
  if (part === document.activeElement) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** Milliseconds in which a page may still render the link, e.g. in search results. */
const LINK_WITHIN = 3000
const LOOK_EVERY = 100

/** Focuses the link once the page has it, unless the visitor moved the focus meanwhile. */
const focusLaterLink = (
  link: Parameters<typeof focusLink>[0],
  part: HTMLElement,
  remaining = LINK_WITHIN,
): void => {
  if (remaining <= 0) return
  setTimeout(() => {
    if (document.activeElement === part && !focusLink(link))
      focusLaterLink(link, part, remaining - LOOK_EVERY)
  }, LOOK_EVERY)
}

/**
 * Moves the focus to each new page: on the way back to the link that was followed, else to the part that
 * the address names, else to the main area. It never scrolls. @returns ends it
 */
export function startPageFocus(mainId: string): () => void {
  let remaining: string | null = null
  const handleStart = () => {
    remaining ??= withoutQuery(Router.router?.asPath ?? '')
  }
  const handleComplete = (as: string) => {
    const isNewPage = remaining !== null && remaining !== withoutQuery(as)
    remaining = null
    if (!isNewPage) return
    const entry = readEntry(window.history.state)
    const link = entry ? placeOf(entry)?.link : undefined
    if (link && focusLink(link)) return
    const part = namedPart(as) ?? document.getElementById(mainId)
    if (part) focusPart(part)
    if (part && link) focusLaterLink(link, part)
  }
  Router.events.on('routeChangeStart', handleStart)
  Router.events.on('routeChangeComplete', handleComplete)
  return () => {
    Router.events.off('routeChangeStart', handleStart)
    Router.events.off('routeChangeComplete', handleComplete)
  }
}
