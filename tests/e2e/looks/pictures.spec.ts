import { expect, type Page, test } from '@playwright/test'
import { onePathPerType } from '../support/pages'
import { POLLED } from '../support/polled'

/** A file may have this many times the pixels that its box shows (behavior PICTURE-6). */
const MOST = 1.5

/** Windows are high, so that every picture is in sight. */
const SCREENS = [
  { width: 360, height: 9000, density: 3 },
  { width: 800, height: 9000, density: 2 },
  { width: 1440, height: 9000, density: 1 },
]

/** Pictures drawn smaller than what was fetched for them; the narrowest width that is offered is never too wide. */
const tooWide = (page: Page, density: number) =>
  page.locator('img[srcset*="w="]').evaluateAll(
    (images, { most, times }) =>
      images.flatMap((image) => {
        if (!(image instanceof HTMLImageElement)) return []
        const { width, height } = image.getBoundingClientRect()
        const chosen = Number(new URL(image.currentSrc || 'about:blank').searchParams.get('w'))
        const offered = [...(image.parentElement?.querySelectorAll('source, img') ?? [])].flatMap((source) =>
          [...(source.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide)),
        )
        const isCut = getComputedStyle(image).objectFit === 'cover'
        const drawn = isCut ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
        const isSeen = width > 0 && chosen > Math.min(...offered)
        return isSeen && chosen > most * drawn * times
          ? [`${image.alt}: ${chosen} for ${drawn} x ${times}`]
          : []
      }),
    { most: MOST, times: density },
  )

/** Pictures come small, whichever width was chosen: their shape is all that is looked at, and drawing them large takes most of the time. */
const comeSmall = (page: Page) =>
  page.route(/[?&]w=\d+/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/([?&]w=)\d+/, '$1200'),
    }),
  )

/** Waits until every picture in the window is there; those below it may stand far above it (styles/base/_pictures.scss). */
const waitForPictures = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.complete || !image.checkVisibility() || top > innerHeight || bottom < 0
      }),
    undefined,
    POLLED,
  )

for (const { width, height, density } of SCREENS) {
  test(`no picture is fetched much larger than it is drawn, ${width} wide at density ${density}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width, height },
      deviceScaleFactor: density,
    })
    const page = await context.newPage()
    await page.route('**/*.js*', (route) => route.abort())
    await comeSmall(page)
    for (const path of await onePathPerType(request)) {
      await page.goto(path)
      await waitForPictures(page)
      expect(await tooWide(page, density), path).toEqual([])
    }
    await context.close()
  })
}
