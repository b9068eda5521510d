import type { Page } from '@playwright/test'

/** The widths at which nothing may leave the page. */
const WIDTHS = [320, 390, 768, 1024, 1440] as const

/** What is wrong with the structure of a page, whatever its width; runs in the page. */
const structureFaults = (): string[] => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const named = (element: Element) => {
    const { id, className } = element
    const text = (element.textContent ?? '').trim().slice(0, 30)
    return `<${element.localName}${id && `#${id}`} class="${className}"> "${text}"`
  }
  const isDrawn = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).display === 'none') return false
    return true
  }
  // Signs that take no room, such as a zero-width space, are no words.
  const says = (element: Element) =>
    /[^\s\p{C}\p{Z}\p{DI}]/u.test(element.textContent ?? '') ||
    element.matches('[aria-label]:not([aria-label=""])') ||
    element.querySelector('img[alt]:not([alt=""]), svg[aria-label], [aria-label]') !== null
  const faults: string[] = []

  const headings = all('h1, h2, h3, h4, h5, h6').filter(isDrawn)
  const tops = headings.filter(({ localName }) => localName === 'h1')
  if (tops.length !== 1) faults.push(`${tops.length} h1: ${tops.map(named).join(' | ')}`)
  let last = 0
  for (const heading of headings.filter((one) => one.closest('main'))) {
    const level = Number(heading.localName[1])
    if (level > last + 1) faults.push(`heading jumps from ${last} to ${level}: ${named(heading)}`)
    last = level
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
      !says(element) &&
      !isQuiet(element) &&
      isDrawn(element) &&
      !element.matches('li:has(img)') &&
      !element.querySelector('video, iframe, input')
    )
      faults.push(`says nothing: ${named(element)} in ${named(element.parentElement ?? element)}`)
  for (const list of all('ul, ol, dl, [role="list"], [role="tablist"]'))
    if (list.childElementCount === 0) faults.push(`an empty list: ${named(list)}`)
  for (const label of all('[aria-label]'))
    if (
      /^[^\p{L}\p{N}]*$|: [,. ]*$/u.test(label.getAttribute('aria-label') ?? '') &&
      !/\p{S}/u.test(label.getAttribute('aria-label') ?? '')
    )
      faults.push(`the name "${label.getAttribute('aria-label')}" says nothing`)

  const shown: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
      shown.push(walker.currentNode.nodeValue ?? '')
  const words = shown.join(' ').match(/\bundefined\b|\bnull\b|\[object \w+\]|\bNaN\b/g)
  if (words) faults.push(`shows ${words.join(', ')}`)
  return faults
}

/** What leaves its box at the present width; runs in the page. */
const overflowFaults = (): string[] => {
  const root = document.documentElement
  const { clientWidth } = root
  const faults: string[] = []
  if (root.scrollWidth > clientWidth) faults.push(`the page scrolls sideways: ${root.scrollWidth} px`)

  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  /** Cut on purpose: at the end with a sign for it, or for screen readers alone. */
  const isCut = (element: Element) => {
    const { textOverflow, webkitLineClamp, clipPath, visibility, opacity } = getComputedStyle(element)
    return (
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      clipPath !== 'none' ||
      visibility === 'hidden' ||
      opacity === '0'
    )
  }
  /** The box that a text must stay in: the nearest one that is no part of a line. */
  const boxOf = (text: Node): Element | null => {
    let at = text.parentElement
    while (at && /^(?:inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement
    return at
  }
  const isExempt = (from: Element): boolean => {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement)
      if (scrolls(at) || isCut(at) || at.localName === 'svg') return true
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    const box = boxOf(text)
    if (!box || !text.nodeValue?.trim()) continue
    range.selectNodeContents(text)
    const { left, right, bottom, width, height } = range.getBoundingClientRect()
    if (width <= 1 || height <= 1 || isExempt(box)) continue
    const what = `"${text.nodeValue.trim().slice(0, 30)}" in <${box.localName} class="${box.className}">`
    const edges = box.getBoundingClientRect()
    const room = `${Math.round(left)} to ${Math.round(right)} in ${Math.round(edges.left)} to ${Math.round(edges.right)}`
    if (left < edges.left - 1 || right > edges.right + 1)
      faults.push(`leaves its box sideways, ${room}: ${what}`)
    else if (left < -1 || right > clientWidth + 1) faults.push(`leaves the window: ${what}`)
    // A line of a small leading is lower than its letters' own box.
    else if (bottom > edges.bottom + Number.parseFloat(getComputedStyle(box).fontSize))
      faults.push(`leaves its box below: ${what}`)
  }
  return faults
}

/** Opens what is folded, so that what stands in it is looked at too. */
const unfold = () => {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

/** What leaves its box, and still does two frames later: a page that is being laid out anew is given the time for it. */
const lastingOverflow = async (page: Page): Promise<string[]> => {
  if ((await page.evaluate(overflowFaults)).length === 0) return []
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(overflowFaults)
}

/** Looks at the page that is open at every width; each fault is named with its width. */
export const faultsOfPage = async (page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> => {
  const faults = await page.evaluate(structureFaults)
  await page.evaluate(unfold)
  // A line is broken anew when its letters arrive.
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await lastingOverflow(page)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}
