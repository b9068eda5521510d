import Router from 'next/router'
import { type Entry, namedPart, readEntry, withoutAnchor } from './entry'
import { focusedLink } from './followed-link'
import { notePlace, type Place, placeOf, storePlaces } from './places'
import { scrollAndStay, stayWhereRestored, stopStaying } from './scroll-and-stay'
import type { StepHandler } from './steps'

/*
 * Back and Forward come back to the place that was left. The browser would scroll before the page is drawn, and the
 * router scrolls to the top once it is, so the first is told not to, and the second is followed. A reload and a way
 * back from another site are the browser's, which knows the page before any script runs.
 */

/** What Back or Forward asked for, until it is drawn. */
let awaited: { as: string; place: Place } | null = null

const noteHere = (change: Partial<Place>) => {
  const entry = readEntry(window.history.state)
  if (entry) notePlace(entry, change)
}
const handleScroll = () => noteHere({ top: window.scrollY })

/** A step between anchors of the page that is shown: it is moved, and not asked for again. */
const stepOnPage = ({ as }: Entry, place: Place | undefined) => {
  const part = namedPart(as)
  if (place || !part) scrollAndStay(place?.top ?? 0)
  else part.scrollIntoView()
}

/** Back or Forward: true for steps between anchors, which the router shall not hear of. */
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

/** The place of the entry that was reloaded, or come back to from another site, goes on under the router's new key. */
const resume = (arrival: Entry | null) => {
  const place = arrival ? placeOf(arrival) : undefined
  if (!place) return
  noteHere(place)
  stayWhereRestored(place.top)
}

/**
 * Starts keeping places; once a page.
 * @param arrival - the entry as it was when the page was loaded, before the router wrote its own.
 * @returns what ends it.
 */
export function startScrollRestoration(arrival: Entry | null): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  takeFromBrowser()
  resume(arrival)
  window.addEventListener('scroll', handleScroll, { signal, passive: true })
  window.addEventListener('pagehide', restoreByBrowser, { signal })
  window.addEventListener('pageshow', takeFromBrowser, { signal })
  Router.events.on('routeChangeStart', handleStart)
  Router.events.on('routeChangeComplete', handleComplete)
  Router.events.on('routeChangeError', handleError)
  return () => {
    listeners.abort()
    Router.events.off('routeChangeStart', handleStart)
    Router.events.off('routeChangeComplete', handleComplete)
    Router.events.off('routeChangeError', handleError)
  }
}
