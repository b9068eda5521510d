import type { Page } from '@playwright/test'

/**
 * A plain picture that takes any shape. Photographs are content: they would make the kept pictures ten times as heavy, and
 * change with every new one of the sample space.
 */
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="silver"/><circle cx="50%" cy="50%" r="30%" fill="gray"/></svg>'

/**
 * One box for every character there is (a `cmap` of format 13, 324 bytes): other scripts, figures and emoji would be in
 * whatever faces the machine has.
 */
const EVERY_LETTER = '/every-letter.woff2'
const EVERY_LETTER_FILE = new URL('./every-letter.woff2', import.meta.url).pathname

/**
 * A picture waits for the typeface (`document.fonts.ready`), where the site would render its fallback, and depends on no font
 * of the machine: code is in the site's typeface, too, and the browser's own controls of films are not shown.
 */
const withOwnFonts = (css: string): string =>
  `${css
    .replaceAll('font-display:optional', 'font-display:block')
    .replaceAll(/font-family:figtree,[^;}]*/g, 'font-family:figtree,every-letter')}
@font-face{font-family:every-letter;src:url(${EVERY_LETTER})}
code{font-family:inherit}video::-webkit-media-controls{display:none!important}`

/** Answers what a page asks for from elsewhere: pictures are plain, frames empty, nothing leaves this machine. */
export const replacePictures = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { host } = new URL(request.url())
    const isOwn = request.isNavigationRequest() || host === new URL(page.url()).host
    const isFrame = request.frame() !== page.mainFrame()
    if (new URL(request.url()).pathname === EVERY_LETTER)
      await route.fulfill({ contentType: 'font/woff2', path: EVERY_LETTER_FILE })
    else if (isOwn && request.resourceType() === 'stylesheet') {
      const response = await route.fetch()
      await route.fulfill({ response, body: withOwnFonts(await response.text()) })
    } else if (isOwn && !isFrame) await route.continue()
    else if (request.resourceType() === 'image')
      await route.fulfill({ contentType: 'image/svg+xml', body: PLAIN })
    else await route.fulfill({ contentType: 'text/html', body: '' })
  })
}
