import { startScripts } from './start-scripts.js'
import { watchScripts } from './without-scripts.js'

/*
 * Runs before the page's scripts: records clicks and changes, and starts the scripts after the first paint (ADR 85).
 * src/browser/hydration/early-input.ts takes the record and replays it; then recording ends. Native behavior, links and forms
 * included, is not changed; only a link that opens a dialog waits for the scripts, and is followed if they take too
 * long. If this file runs after them (start-late.js), nothing is recorded.
 */
;(() => {
  if ('takeEarlyInput' in window) return
  const touched = new Set()
  const MENU = '[data-frame="menu"][data-early-open]'
  /** Closes what opened early. @param {string} parts */
  const close = (parts) => {
    for (const part of document.querySelectorAll(parts)) {
      part.removeAttribute('data-early-open')
      for (const button of touched)
        if (button.getAttribute('aria-controls') === part.id) touched.delete(button)
    }
  }
  /**
   * What CSS can show, such as the menu, opens at once, and closes with the next click and all that is open in it.
   * One slot of the menu is open at a time.
   * @param {Element} button
   */
  const closesAgain = (button) => {
    const shown = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!shown || !button.hasAttribute('aria-expanded')) return false
    const isOpen = shown.hasAttribute('data-early-open')
    if (isOpen) close(`#${CSS.escape(shown.id)} [data-early-open]`)
    else if (button.matches('[data-slot] > button')) close('[data-slot] > [data-early-open]')
    return !shown.toggleAttribute('data-early-open', !isOpen)
  }
  /** Escape closes the menu, and Tab from its last entry focuses its button. @param {KeyboardEvent} event */
  const leaveMenu = (event) => {
    const menu = document.querySelector(MENU)
    if (!menu) return
    const button = document.querySelector(`[aria-controls="${menu.id}"]`)
    if (!(button instanceof HTMLElement)) return
    const entries = [...menu.querySelectorAll('a, button')].filter(
      (entry) => entry.getClientRects().length > 0,
    )
    const isLast =
      event.key === 'Tab' && !event.shiftKey && entries[entries.length - 1] === document.activeElement
    if (event.key === 'Escape') button.click()
    else if (!isLast) return
    event.preventDefault()
    button.focus()
  }
  /** Controls that need scripts or another page; a menu button and a text field do not. */
  const WAITING =
    'button:not([aria-expanded]), [type="checkbox"], [type="radio"], select, a[href^="/"]:not([target])'
  /** Shows a progress line until then (src/ui/layout/Progress). @param {boolean} isWaiting */
  const show = (isWaiting) => document.documentElement.toggleAttribute('data-press-waits', isWaiting)
  // From the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && show(false))
  const HELD = 'a[data-opens]'
  /** Milliseconds that a link waits. */
  const LONGEST_HOLD = 3000
  let held = 0
  /** @param {Event} event @param {HTMLAnchorElement} link */
  const hold = (event, link) => {
    event.preventDefault()
    clearTimeout(held)
    held = window.setTimeout(() => location.assign(link.href), LONGEST_HOLD)
  }
  /** @param {Event} event */
  const note = (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const elsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
    if (!elsewhere && target.closest(WAITING)) show(true)
    if (event.type === 'click' && !target.closest('[data-frame="header"]'))
      close(`${MENU}, ${MENU} [data-early-open]`)
    const control = target.closest(`button[type="button"], input, select, textarea, ${HELD}`)
    if (!control) return
    if (control instanceof HTMLAnchorElement) {
      if (elsewhere || event.type !== 'click') return
      hold(event, control)
    }
    touched.delete(control)
    if (event.type !== 'click' || !closesAgain(control)) touched.add(control)
  }
  const types = ['click', 'input', 'change']
  for (const type of types) addEventListener(type, note, true)
  addEventListener('keydown', leaveMenu)
  window.takeEarlyInput = () => {
    for (const type of types) removeEventListener(type, note, true)
    removeEventListener('keydown', leaveMenu)
    clearTimeout(held)
    show(false)
    return [...touched]
  }
})()
/*
 * Sets what CSS needs from the first paint on: whether the page is scrolled beyond a transparent header, and whether
 * it is zoomed in (behavior HEADER-2, LAYOUT-5).
 */
;(() => {
  const HEADER_TRANSPARENT_UNTIL = 100
  /** Inner width over outer width below which the page counts as zoomed in. */
  const ZOOM_THRESHOLD = 0.6
  const { classList } = document.documentElement
  const measureScroll = () =>
    document.documentElement.toggleAttribute('data-past-opening', scrollY > HEADER_TRANSPARENT_UNTIL)
  const measureZoom = () => {
    const isHigh = innerWidth < outerWidth * ZOOM_THRESHOLD
    classList.toggle('zoom-high', isHigh)
    classList.toggle('zoom-low', !isHigh)
  }
  addEventListener('scroll', measureScroll, { passive: true })
  addEventListener('resize', measureZoom)
  // In one frame, so that layout runs once.
  requestAnimationFrame(() => {
    measureScroll()
    measureZoom()
  })
})()
/* The results page reports a search that the browser itself submitted (src/ui/search/use-sent-search.ts). */
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return
  const term = new FormData(target).get('term')
  try {
    if (typeof term === 'string') sessionStorage.setItem('sent-search', term)
  } catch {
    // Storage may be refused: the search works without.
  }
})
/*
 * Until the first scroll, or some seconds after loading, CSS hides pictures that are far below
 * (styles/base/_pictures.scss); from then on the browser decides how far ahead it loads.
 */
;(() => {
  /** Milliseconds after the page is loaded. */
  const REST = 5000
  const release = () => document.documentElement.toggleAttribute('data-scrolled', true)
  addEventListener('scroll', release, { once: true })
  addEventListener('load', () => setTimeout(release, REST))
})()
/* Starts the scripts once the page is painted, or at a sign of a visitor (`data-touched`). */
;(() => {
  /**
   * Events of a visitor who may interact next: more important than an undisturbed paint. `pointermove` is not:
   * browsers send it for a pointer that does not move.
   */
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  /** Milliseconds: the longest waits for a paint after loading, for the main picture, and for two frames. */
  const LONGEST_WAIT = 3000
  const LONGEST_FRAMES = 500

  const read = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve(undefined)
  })
  const start = () => {
    if (startScripts()) watchScripts()
  }
  const startWhenRead = () => {
    document.documentElement.toggleAttribute('data-touched', true)
    read.then(start)
  }
  for (const sign of SIGNS)
    addEventListener(sign, startWhenRead, { capture: true, passive: true, once: true })

  /** @param {number} milliseconds */
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve)
  })
  const painted = new Promise((resolve) => {
    // Old browsers have no such observer, or refuse the type.
    try {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    } catch {}
  })
  const nextFrame = () => new Promise(requestAnimationFrame)
  // Background pages are not painted, and not every browser reports each paint: of a loaded page, two frames are painted.
  const paintedIfAtAll = loaded.then(
    () => document.hidden || Promise.race([nextFrame().then(nextFrame), wait(LONGEST_WAIT)]),
  )
  /** The main picture is loaded, or failed. */
  const pictured = () => {
    const picture = document.querySelector('img[fetchpriority="high"]')
    return picture instanceof HTMLImageElement && picture.decode().catch(() => {})
  }

  read
    .then(() => Promise.race([painted, paintedIfAtAll]))
    .then(() => Promise.race([pictured(), wait(LONGEST_WAIT)]))
    // A decoded picture is painted with the next frame, which is over when another begins.
    .then(() => Promise.race([nextFrame().then(nextFrame), wait(LONGEST_FRAMES)]))
    .then(() => setTimeout(start))
})()
