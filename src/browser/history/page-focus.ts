import Router from 'next/router'
import { onRouter } from '@/browser/hooks/router-events'
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

/** Focuses on each new page the link followed from it, else the part the address names, else main. @returns ends it */
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
  return onRouter({ routeChangeStart: handleStart, routeChangeComplete: handleComplete })
}
