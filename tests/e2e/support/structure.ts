import { expect, type Page } from '@playwright/test'
import { expectNoViolations, waitForStillness } from './axe'

/** Faults in a page's structure as rendered at its present width, beyond what axe checks. */
export const structureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const named = (element: Element) => {
      const { id, className } = element
      const text = (element.textContent ?? '').trim().slice(0, 30)
      return `<${element.localName}${id && `#${id}`} class="${className}"> "${text}"`
    }
    /** Collapsed content counts as well. */
    const isRendered = (element: Element): boolean => {
      if (element.checkVisibility()) return true
      if (element.closest('details:not([open])') === null) return false
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).display === 'none') return false
      return true
    }
    const isRead = (element: Element) =>
      element.checkVisibility() && element.closest('[aria-hidden="true"], [inert]') === null
    // Invisible characters, such as a zero-width space, are no words.
    const hasWords = (element: Element) =>
      /[^\s\p{C}\p{Z}\p{DI}]/u.test(element.textContent ?? '') ||
      element.matches('[aria-label]:not([aria-label=""])') ||
      element.querySelector('img[alt]:not([alt=""]), svg[aria-label], [aria-label]') !== null
    const faults: string[] = []

    // The main area with its collapsed content; and the page as read aloud, unless something open covers it.
    const headings = all('h1, h2, h3, h4, h5, h6').filter(isRendered)
    const outlines = [headings.filter((one) => one.closest('main'))]
    if (all('main[inert]').length === 0) outlines.push(headings.filter(isRead))
    for (const outline of outlines) {
      const tops = outline.filter(({ localName }) => localName === 'h1')
      if (tops.length !== 1) faults.push(`${tops.length} h1: ${tops.map(named).join(' | ')}`)
      let last = 0
      for (const heading of outline) {
        const level = Number(heading.localName[1])
        if (level > last + 1) faults.push(`heading jumps from ${last} to ${level}: ${named(heading)}`)
        if (heading.textContent?.trim() === '') faults.push(`an empty heading: ${named(heading)}`)
        last = level
      }
    }

    const ids = all('[id]').map(({ id }) => id)
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
      faults.push(`id "${id}" twice`)
    for (const id of ids) if (id === '' || /\s/.test(id)) faults.push(`id "${id}" is none`)
    for (const name of ['aria-labelledby', 'aria-controls', 'aria-describedby', 'for'])
      for (const element of all(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/))
          if (!document.getElementById(id)) faults.push(`${name}="${id}" leads nowhere: ${named(element)}`)
    for (const link of all('a[href^="#"]')) {
      const anchor = decodeURIComponent(link.getAttribute('href') ?? '').slice(1)
      if (!document.getElementById(anchor)) faults.push(`#${anchor} leads nowhere: ${named(link)}`)
    }

    const speaking =
      'h1, h2, h3, h4, h5, h6, a[href], button, summary, label, table, [role="region"], [role="tab"]'
    // Announced when there is something to announce.
    const isQuiet = (element: Element) =>
      element.closest('[role="status"], [role="alert"], [aria-live]') !== null
    for (const element of all(`${speaking}, section[aria-label], nav, figcaption, li, p, dt, blockquote`))
      if (
        !hasWords(element) &&
        !isQuiet(element) &&
        isRendered(element) &&
        !element.matches('li:has(img)') &&
        !element.querySelector('video, iframe, input')
      )
        faults.push(`has no text: ${named(element)} in ${named(element.parentElement ?? element)}`)
    for (const list of all('ul, ol, dl, [role="list"], [role="tablist"]'))
      if (list.childElementCount === 0) faults.push(`an empty list: ${named(list)}`)
    for (const label of all('[aria-label]'))
      if (
        /^[^\p{L}\p{N}]*$|: [,. ]*$/u.test(label.getAttribute('aria-label') ?? '') &&
        !/\p{S}/u.test(label.getAttribute('aria-label') ?? '')
      )
        faults.push(`the name "${label.getAttribute('aria-label')}" hasWords nothing`)

    const shown: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        shown.push(walker.currentNode.nodeValue ?? '')
    const words = shown.join(' ').match(/\bundefined\b|\bnull\b|\[object \w+\]|\bNaN\b/g)
    if (words) faults.push(`shows ${words.join(', ')}`)

    // Safari ignores the role of lists without markers outside `nav`, unless it is explicit.
    for (const list of all('ul:not([role]), ol:not([role])'))
      if (
        getComputedStyle(list).listStyleType === 'none' &&
        list.closest('nav, [role="navigation"]') === null
      )
        faults.push(`a list without markers and role: ${named(list)}`)
    return faults
  })

/** By how many pixels the page is wider than its window, and what sticks out; empty when it fits. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth
    if (over <= 0) return []
    const culprits = [...document.querySelectorAll('main *, footer *, header *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName} ${element.className}`)
    return [`scrolls sideways by ${over} px: ${culprits.join(' | ')}`]
  })

/** Links and buttons outside running text that are smaller than a finger: 44 px (behavior A11Y-2). */
export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44
    const faults: string[] = []
    for (const target of document.querySelectorAll('a[href], button, summary')) {
      const { display, pointerEvents, clipPath } = getComputedStyle(target)
      // Clipped content is for screen readers only.
      const isPressed = pointerEvents !== 'none' && clipPath === 'none' && target.checkVisibility()
      const { width, height } = target.getBoundingClientRect()
      if (display === 'inline' || !isPressed || Math.min(width, height) > LEAST - 0.1) continue
      faults.push(`${Math.round(width)} x ${Math.round(height)} px: "${target.textContent?.trim()}"`)
    }
    return faults
  })

/** Asserts that the page's present state is accessible, fits the screen and has targets for fingers. */
export const expectWhole = async (page: Page, state: string): Promise<void> => {
  await waitForStillness(page)
  await expectNoViolations(page, state)
  expect([...(await sidewaysFaults(page)), ...(await targetFaults(page))], state).toEqual([])
}
