import type { Page } from '@playwright/test'
import { structureFaults } from './structure'

/** The widths at which nothing may overflow the page. */
const WIDTHS = [320, 390, 768, 1024, 1440] as const

/** Elements that overflow their box at the present width; runs in the page. */
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

/** Opens collapsed parts, so that their content is checked too. */
const unfold = () => {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

/** Elements that overflow their box, and still do two frames later: a page that is being laid out again gets time for it. */
const lastingOverflow = async (page: Page): Promise<string[]> => {
  if ((await page.evaluate(overflowFaults)).length === 0) return []
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(overflowFaults)
}

/** Looks at the page that is open at every width; each fault is named with its width. */
export const faultsOfPage = async (page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> => {
  const faults = await structureFaults(page)
  await page.evaluate(unfold)
  // Lines are broken again when their font arrives.
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await lastingOverflow(page)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}
