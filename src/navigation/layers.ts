import Router from 'next/router'
import { type Entry, readEntry, withoutAnchor, withoutQuery } from './entry'
import type { StepHandler } from './steps'

/*
 * Back closes what lies over the page before it leaves the page. While anything is open, the history holds one entry
 * more, at the same address: Back lands on the page's own entry, and the router never hears of it. Closed by other
 * means, the entry is taken back. A page visited from an open layer takes the entry's place, so that none is left over.
 */

interface Layer {
  close: () => void
}

type PushState = typeof window.history.pushState

/** What lies over the page, the topmost last. */
let layers: Layer[] = []
/** The page's own entry, while the entry of the layers stands above it; null while there is none. */
let below: Entry | null = null
/** The state of the layers' entry, with what was chosen meanwhile. */
let above: object = {}
/** On the way back from an entry that nobody needs any more; what is pushed meanwhile waits. */
let isReturning = false
const waiting: (() => void)[] = []
/** Another page has been asked for: the layers' entry is its place. */
let isNavigating = false

const here = (): Entry | null => readEntry(window.history.state)

const asObject = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

const returnBelow = () => {
  isReturning = true
  window.history.back()
}

const cover = () => {
  const entry = here()
  if (below !== null || isReturning || entry === null) return
  above = { ...asObject(window.history.state), layerOn: entry.as }
  window.history.pushState(above, '')
  below = entry
}

/** Once nothing is open: takes the layers' entry back, unless a choice or a page has made it a step of its own. */
const settle = () => {
  const entry = here()
  if (layers.length > 0 || below === null || isNavigating || isReturning || entry === null) return
  if (entry.as === below.as) {
    returnBelow()
    return
  }
  below = null
  window.history.replaceState({ ...asObject(window.history.state), layerOn: undefined }, '')
}

/**
 * Puts a layer over the page, such as a dialog: Back calls `close`.
 * @returns what to call when it is closed, by whatever means.
 */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  cover()
  return () => {
    layers = layers.filter((other) => other !== layer)
    // Later: a layer that closes because another opens, or because the page changes, leaves its entry to them.
    setTimeout(settle)
  }
}

/** Whether anything lies over the page. */
export function isLayerOpen(): boolean {
  return layers.length > 0
}

/** Back, from the entry of the layers: closes the topmost, and keeps what was chosen in it. */
const closeTopmost = (left: Entry | null, arrived: Entry) => {
  if (left && left.as !== arrived.as) {
    window.history.pushState({ ...above, layerOn: undefined }, '', left.as)
  }
  layers.pop()?.close()
  if (layers.length > 0) cover()
}

/** Back or Forward: true for steps on and off the entry of the layers, which the router shall not hear of. */
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
  // Forward, to the entry of a layer that is closed: it shows nothing, so the visitor stays where they are.
  const shown = withoutAnchor(Router.router?.asPath ?? '')
  if (arrived.layerOn !== arrived.as || withoutAnchor(arrived.as) !== shown) return false
  returnBelow()
  return true
}

/** Whoever pushes while a layer is open, the router above all, takes the place of its entry. */
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
    above = { ...asObject(state), layerOn: stays ? below.as : undefined }
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
    // Changed in its place by the router, which knows nothing of layers.
    above = { ...asObject(window.history.state), layerOn: below.as }
    window.history.replaceState(above, '')
  }
  settle()
}

/**
 * Starts listening, before anything is opened; once a page.
 * @param arrival - the entry as it was when the page was loaded: a reload may have met an open layer.
 * @returns what ends it.
 */
export function startLayers(arrival: Entry | null): () => void {
  const push = window.history.pushState
  window.history.pushState = pushAround(push)
  Router.events.on('routeChangeStart', endLayers)
  Router.events.on('routeChangeComplete', arrive)
  Router.events.on('routeChangeError', arrive)
  if (arrival && arrival.layerOn === arrival.as) returnBelow()
  return () => {
    window.history.pushState = push
    Router.events.off('routeChangeStart', endLayers)
    Router.events.off('routeChangeComplete', arrive)
    Router.events.off('routeChangeError', arrive)
  }
}
