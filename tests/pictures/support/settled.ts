import type { Page } from '@playwright/test'

/** Loads every picture, however far below, and waits until all are rendered. */
const decodePictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // One that is not shown at this width is never decoded.
    await Promise.all(
      pictures.map((picture) => picture.checkVisibility() && picture.decode().catch(() => {})),
    )
  })

/**
 * Aligns sticky elements to whole pixels: letters rendered while it stuck to the edge, at a whole pixel, may be cached
 * for its normal position, and be a pixel off there when that is a fraction.
 */
const alignSticky = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const style = getComputedStyle(element)
      if (style.position !== 'sticky') continue
      const top = element.getBoundingClientRect().top + window.scrollY
      element.style.marginBlockStart = `${Number.parseFloat(style.marginBlockStart) + Math.ceil(top) - top}px`
    }
  })

/** Updates parts that depend on the scroll position, such as the current year, after the last layout change. */
const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const top of [document.body.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames += 1) await frame()
    }
  })

/**
 * Opens a page and waits until its look is final.
 * @param loading whether parts of it are loaded on demand; everything else is rendered after two frames
 */
export const openSettled = async (
  page: Page,
  url: string,
  loading: 'whole' | 'in parts' = 'in parts',
): Promise<void> => {
  await page.goto(url, { waitUntil: loading === 'whole' ? 'load' : 'networkidle' })
  if (loading === 'whole') await page.locator('main[data-is-hydrated=true]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await decodePictures(page)
  await alignSticky(page)
  await scrollToTop(page)
}
