import type { Page } from '@playwright/test'

/** Faults of a page's outline that axe does not look for, as the page is drawn at its present width. */
export const outlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && heading.closest('[aria-hidden="true"], [inert]') === null,
    )
    const levelOf = (heading: Element) => Number(heading.tagName.slice(1))
    const firsts = headings.filter((heading) => levelOf(heading) === 1)
    if (firsts.length !== 1) faults.push(`${firsts.length} headings of level 1`)
    for (const [index, heading] of headings.entries()) {
      const before = headings[index - 1]
      if (heading.textContent?.trim() === '') faults.push(`an empty ${heading.tagName}`)
      if (before && levelOf(heading) > levelOf(before) + 1)
        faults.push(`${before.tagName} is followed by ${heading.tagName} "${heading.textContent}"`)
    }

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    for (const id of new Set(ids))
      if (ids.filter((other) => other === id).length > 1) faults.push(`id "${id}" twice`)

    // Safari takes the role from lists without markers outside `nav`, unless they say it themselves.
    for (const list of document.querySelectorAll('ul:not([role]), ol:not([role])'))
      if (
        getComputedStyle(list).listStyleType === 'none' &&
        list.closest('nav, [role="navigation"]') === null
      )
        faults.push(`a list without markers and role: ${list.className}`)
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
      // What is clipped is met by screen readers only.
      const isPressed = pointerEvents !== 'none' && clipPath === 'none' && target.checkVisibility()
      const { width, height } = target.getBoundingClientRect()
      if (display === 'inline' || !isPressed || Math.min(width, height) > LEAST - 0.1) continue
      faults.push(`${Math.round(width)} x ${Math.round(height)} px: "${target.textContent?.trim()}"`)
    }
    return faults
  })
