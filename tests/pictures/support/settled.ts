import type { Page } from '@playwright/test'

/** Asks for every picture, however far below, and waits until all are drawn. */
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
 * Puts what sticks on whole pixels: letters drawn while it was held at the edge, which is a whole pixel, may be kept
 * when it is back at its place, and lie a pixel off there when that place is a fraction.
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

/** Lets what follows the place on the page, such as the year in sight, follow it once more, now that nothing grows. */
const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const top of [document.body.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames += 1) await frame()
    }
  })

/**
 * Opens a page and waits until it looks as it will stay.
 * @param loading whether parts of it are loaded on demand; what is not has been drawn after two frames
 */
export const openSettled = async (
  page: Page,
  url: string,
  loading: 'whole' | 'in parts' = 'in parts',
): Promise<void> => {
  await page.goto(url, { waitUntil: loading === 'whole' ? 'load' : 'networkidle' })
  if (loading === 'whole') await page.locator('main[data-is-drawn=true]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await decodePictures(page)
  await alignSticky(page)
  await scrollToTop(page)
}
