import Router from 'next/router'
import { onRouter } from '@/browser/hooks/router-events'
import { recordOf } from '@/shared/utils/unknown'
import { type Entry, readEntry, withoutAnchor, withoutQuery } from './entry'
import type { StepHandler } from './steps'

/*
 * Back closes an open layer before it leaves the page. While a layer is open, the history has an extra entry with the
 * same address: Back arrives at the page's own entry, and the router does not see it. Closed by other means, the
 * entry is removed. A page opened from a layer replaces the entry.
 */

type PushState = typeof window.history.pushState

/** What closes the open layers, the topmost last. */
let layers: (() => void)[] = []
/** The page's own entry below that of the layers; null while there is none. */
let below: Entry | null = null
/** The state of the layers' entry, with choices made meanwhile. */
let above: object = {}
/** On the way back from an unused entry; pushes wait. */
let isReturning = false
const waiting: (() => void)[] = []
/** Another page is requested: it replaces the layers' entry. */
let isNavigating = false

const here = (): Entry | null => readEntry(window.history.state)

const returnBelow = () => {
  isReturning = true
  window.history.back()
}

const cover = () => {
  const entry = here()
  if (below !== null || isReturning || entry === null) return
  above = { ...recordOf(window.history.state), layerOn: entry.as }
  window.history.pushState(above, '')
  below = entry
}

/** When nothing is open: removes the layers' entry, unless a choice or a page made it a step of its own. */
const settle = () => {
  const entry = here()
  if (layers.length > 0 || below === null || isNavigating || isReturning || entry === null) return
  if (entry.as === below.as) {
    returnBelow()
    return
  }
  below = null
  window.history.replaceState({ ...recordOf(window.history.state), layerOn: undefined }, '')
}

/** Registers a layer over the page: Back calls `close`. @returns call it when the layer is closed */
export function openLayer(close: () => void): () => void {
  layers.push(close)
  cover()
  return () => {
    layers = layers.filter((other) => other !== close)
    // Later: a layer that closes because another opens, or the page changes, passes on its entry.
    setTimeout(settle)
  }
}

export function isLayerOpen(): boolean {
  return layers.length > 0
}

/** Back from the layers' entry: closes the topmost layer and saves choices made in it. */
const closeTopmost = (left: Entry | null, arrived: Entry) => {
  if (left && left.as !== arrived.as) {
    window.history.pushState({ ...above, layerOn: undefined }, '', left.as)
  }
  layers.pop()?.()
  if (layers.length > 0) cover()
}

/** Back or Forward: true for steps on and off the layers' entry, which the router must not handle. */
export const handleLayerStep: StepHandler = (arrived) => {
  const page = below
  if (isReturning) {
    isReturning = false
    below = null
    for (const push of waiting.splice(0)) push()
    if (layers.length > 0) cover()
    return true
  }
  below = null
  if (arrived === null) return false
  if (page && arrived.key === page.key && arrived.as === page.as) {
    closeTopmost(readEntry(above), arrived)
    return true
  }
  // Forward, to the entry of a closed layer: it shows nothing, so the visitor stays.
  const shown = withoutAnchor(Router.router?.asPath ?? '')
  if (arrived.layerOn !== arrived.as || withoutAnchor(arrived.as) !== shown) return false
  returnBelow()
  return true
}

/** A push while a layer is open, above all by the router, replaces its entry. */
const pushAround =
  (push: PushState): PushState =>
  (state, unused, url) => {
    if (isReturning) {
      waiting.push(() => window.history.pushState(state, unused, url))
      return
    }
    if (below === null) {
      push.call(window.history, state, unused, url)
      return
    }
    const next = readEntry(state)
    const stays = layers.length > 0 && next !== null && withoutQuery(next.as) === withoutQuery(below.as)
    above = { ...recordOf(state), layerOn: stays ? below.as : undefined }
    if (!stays) below = null
    window.history.replaceState(above, unused, url)
  }

const endLayers = (_address: string, { shallow }: { shallow: boolean }) => {
  isNavigating = !shallow
}
const arrive = () => {
  isNavigating = false
  const entry = here()
  if (layers.length > 0 && below && entry && entry.layerOn === undefined) {
    // Replaced by the router, which does not know layers.
    above = { ...recordOf(window.history.state), layerOn: below.as }
    window.history.replaceState(above, '')
  }
  settle()
}

/** Starts it, once a page. @param arrival the entry at load: a reload may find an open layer @returns ends it */
export function startLayers(arrival: Entry | null): () => void {
  const push = window.history.pushState
  window.history.pushState = pushAround(push)
  const end = onRouter({ routeChangeStart: endLayers, routeChangeComplete: arrive, routeChangeError: arrive })
  if (arrival && arrival.layerOn === arrival.as) returnBelow()
  return () => {
    window.history.pushState = push
    end()
  }
}
