/** What a selector finds on the screen: functions that run in the page, so that each is whole by itself. */

/** Texts of the elements that are shown, in their order. */
export const shownTexts = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())

/** Where a click would hit the first element that is shown and has a text; it is scrolled into view. */
export const pointOf = (selector: string, text: string): { x: number; y: number; isHit: boolean } | null => {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.getClientRects().length > 0 &&
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(text),
  )
  if (!element) return null
  const boxOf = () =>
    [...element.getClientRects()].find(({ width }) => width > 0) ?? element.getBoundingClientRect()
  const isIn = ({ top, bottom }: DOMRect) => top > 80 && bottom < innerHeight - 80
  if (!isIn(boxOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = boxOf()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isHit: element.contains(hit) || (hit?.contains(element) ?? false) }
}

/**
 * The texts that are shown, of the dialog that is open, else of the page, hidden ones for screen readers included. Not
 * `innerText`: engines differ in its spaces, and WebKit leaves out what is clipped.
 */
export const readableText = (): string => {
  const place = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  // The second name is that of the first browsers that had it.
  const options = { visibilityProperty: true, checkVisibilityCSS: true }
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.checkVisibility(options))
      texts.push(walker.currentNode.nodeValue ?? '')
  return texts.join(' ')
}
