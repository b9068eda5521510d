import Router from 'next/router'
import { onRouter } from '@/browser/hooks/router-events'
import { type Entry, namedPart, readEntry, withoutAnchor } from './entry'
import { focusedLink, notePlace, type Place, placeOf, storePlaces } from './places'
import { scrollAndStay, stayWhereRestored, stopStaying } from './scroll-and-stay'
import type { StepHandler } from './steps'

/*
 * Restores the scroll position on Back and Forward. The browser would scroll before the page is rendered, and the
 * router scrolls to the top after it, so the first is turned off and the second is corrected. Reloads and returns
 * from other sites are the browser's, which knows the page before any script runs.
 */

/** The target of Back or Forward, until it is rendered. */
let awaited: { as: string; place: Place } | null = null

const noteHere = (change: Partial<Place>) => {
  const entry = readEntry(window.history.state)
  if (entry) notePlace(entry, change)
}
const handleScroll = () => noteHere({ top: window.scrollY })

/** A step between anchors of the same page: scrolls without loading. */
const stepOnPage = ({ as }: Entry, place: Place | undefined) => {
  const part = namedPart(as)
  if (place || !part) scrollAndStay(place?.top ?? 0)
  else part.scrollIntoView()
}

/** Back or Forward: true for steps between anchors, which the router must not handle. */
export const handleAnchorStep: StepHandler = (arrived) => {
  if (arrived === null) return false
  const place = placeOf(arrived)
  const shown = Router.router?.asPath
  if (shown !== undefined && withoutAnchor(shown) === withoutAnchor(arrived.as)) {
    stepOnPage(arrived, place)
    return true
  }
  awaited = { as: arrived.as, place: place ?? { top: 0 } }
  return false
}

const handleStart = (as: string, { shallow }: { shallow: boolean }) => {
  if (awaited?.as === as || shallow) return
  stopStaying()
  awaited = null
  noteHere({ link: focusedLink() })
}
const handleComplete = () => {
  if (awaited) scrollAndStay(awaited.place.top)
  awaited = null
}
const handleError = () => {
  awaited = null
}

const restoreByBrowser = () => {
  handleScroll()
  storePlaces()
  window.history.scrollRestoration = 'auto'
}
const takeFromBrowser = () => {
  window.history.scrollRestoration = 'manual'
}

/** Moves the position of a reloaded or revisited entry to the router's new key. */
const resume = (arrival: Entry | null) => {
  const place = arrival ? placeOf(arrival) : undefined
  if (!place) return
  noteHere(place)
  stayWhereRestored(place.top)
}

/** Starts it, once a page. @param arrival the entry at load, before the router's own @returns ends it */
export function startScrollRestoration(arrival: Entry | null): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  takeFromBrowser()
  resume(arrival)
  window.addEventListener('scroll', handleScroll, { signal, passive: true })
  window.addEventListener('pagehide', restoreByBrowser, { signal })
  window.addEventListener('pageshow', takeFromBrowser, { signal })
  const end = onRouter({
    routeChangeStart: handleStart,
    routeChangeComplete: handleComplete,
    routeChangeError: handleError,
  })
  return () => {
    listeners.abort()
    end()
  }
}
