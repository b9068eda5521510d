import type { Page } from '@playwright/test'

/**
 * A plain picture that takes any shape. Photographs are content: they would make the stored pictures ten times as heavy, and
 * change with every new one of the sample space.
 */
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="silver"/><circle cx="50%" cy="50%" r="30%" fill="gray"/></svg>'

/**
 * A picture waits for the typeface (`document.fonts.ready`), where the site would render its fallback. Code is in the site's
 * typeface, too: the monospace face is the machine's own.
 */
const withOwnFonts = (css: string): string =>
  `${css.replaceAll('font-display:optional', 'font-display:block')}code{font-family:inherit}`

/** Responds to requests to other hosts: pictures are plain, frames empty, nothing leaves this machine. */
export const replacePictures = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { host } = new URL(request.url())
    const isOwn = request.isNavigationRequest() || host === new URL(page.url()).host
    const isFrame = request.frame() !== page.mainFrame()
    if (isOwn && request.resourceType() === 'stylesheet') {
      const response = await route.fetch()
      await route.fulfill({ response, body: withOwnFonts(await response.text()) })
    } else if (isOwn && !isFrame) await route.continue()
    else if (request.resourceType() === 'image')
      await route.fulfill({ contentType: 'image/svg+xml', body: PLAIN })
    else await route.fulfill({ contentType: 'text/html', body: '' })
  })
}
