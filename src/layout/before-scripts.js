/*
 * What runs before the scripts of the page: notes what visitors press and choose meanwhile, and starts the scripts once
 * the page is painted (ADR 85). The scripts take the list over and do it all again where somebody listens
 * (src/hooks/early-input.ts); from then on nothing is noted. Native behavior, links and forms included, is left alone; but a
 * link that opens a dialog of this page is held until then, and followed if the scripts take too long.
 * Where this file comes after them (start-late.js), nothing is noted: nobody would take it over.
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
   * What style sheets can show by themselves, such as the menu, opens at once, and closes with the next press and with all that is open in it. Of
   * the menu's slots one is open at a time.
   *
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
  /** Escape closes the menu, and Tab from its last entry leads to its button. @param {KeyboardEvent} event */
  const leaveMenu = (event) => {
    const menu = document.querySelector(MENU)
    if (!menu) return
    const button = document.querySelector(`[aria-controls="${menu.id}"]`)
    if (!(button instanceof HTMLElement)) return
    const entries = [...menu.querySelectorAll('a, button')].filter((entry) => entry.checkVisibility())
    const isLast = event.key === 'Tab' && !event.shiftKey && entries.at(-1) === document.activeElement
    if (event.key === 'Escape') button.click()
    else if (!isLast) return
    event.preventDefault()
    button.focus()
  }
  /** What a press on waits for scripts, or for another page; a menu's button and a text field do not. */
  const WAITING =
    'button:not([aria-expanded]), [type="checkbox"], [type="radio"], select, a[href^="/"]:not([target])'
  /** Until then a line at the top says that it was heard (src/layout/Progress). @param {boolean} isWaiting */
  const show = (isWaiting) => document.documentElement.toggleAttribute('data-press-waits', isWaiting)
  // A page that comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && show(false))
  const HELD = 'a[data-opens]'
  /** Milliseconds that a link is held. */
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
 * What style sheets must know from the first paint on: whether the page is scrolled beyond what a transparent header lies over, and how far it
 * is zoomed in (behavior HEADER-2, LAYOUT-5).
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
  // With the frame, whose layout serves both.
  requestAnimationFrame(() => {
    measureScroll()
    measureZoom()
  })
})()
/* A search that the browser itself sends is reported by the page that it leads to (src/search/use-sent-search.ts). */
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return
  const term = new FormData(target).get('term')
  try {
    if (typeof term === 'string') sessionStorage.setItem('sent-search', term)
  } catch {
    // Visitors may refuse any storage: the search works all the same.
  }
})
/*
 * Until the page is first scrolled, or has rested for some seconds, style sheets hold back pictures that are not near
 * (styles/base/_pictures.scss); from then on the browser looks as far ahead as it finds right.
 */
;(() => {
  /** Milliseconds after the page is loaded. */
  const REST = 5000
  const release = () => document.documentElement.toggleAttribute('data-scrolled', true)
  addEventListener('scroll', release, { once: true })
  addEventListener('load', () => setTimeout(release, REST))
})()
/* Starts the scripts, which wait in a template, where browsers neither fetch nor run them. */
;(() => {
  /**
   * Signs of somebody who may press something next: worth more than an undisturbed paint. A pointer that moves is none:
   * browsers show so of one that rests where the page appears.
   */
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  /** Milliseconds: the longest waits for a paint once all is loaded, for the main picture, and for two frames. */
  const LONGEST_WAIT = 3000
  const LONGEST_FRAMES = 500

  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, startWhenRead, true)
    const template = document.querySelector('template[data-scripts]')
    if (!(template instanceof HTMLTemplateElement)) return
    const scripts = document.importNode(template.content, true)
    // They run in their order.
    for (const script of scripts.querySelectorAll('script')) script.async = false
    template.replaceWith(scripts)
  }

  const read = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve(undefined)
  })
  const startWhenRead = () => read.then(start)
  for (const sign of SIGNS) addEventListener(sign, startWhenRead, { capture: true, passive: true })

  /** @param {number} milliseconds */
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  // Pages in the background are not painted; not every browser reports a paint.
  const paintedIfAtAll = loaded.then(() => document.hidden || wait(LONGEST_WAIT))
  /** The main picture is there, or cannot be had. */
  const pictured = () => {
    const picture = document.querySelector('img[fetchpriority="high"]')
    return picture instanceof HTMLImageElement && picture.decode().catch(() => {})
  }
  const nextFrame = () => new Promise(requestAnimationFrame)

  read
    .then(() => Promise.race([painted, paintedIfAtAll]))
    .then(() => Promise.race([pictured(), wait(LONGEST_WAIT)]))
    // What is decoded is painted with the next frame, and that is over when another one begins.
    .then(() => Promise.race([nextFrame().then(nextFrame), wait(LONGEST_FRAMES)]))
    .then(() => setTimeout(start))
})()
