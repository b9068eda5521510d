import type { Page } from '@playwright/test'

/**
 * A plain picture that takes any shape. Photographs are content: they would make the kept pictures ten times as heavy, and
 * change with every new one of the sample space.
 */
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="silver"/><circle cx="50%" cy="50%" r="30%" fill="gray"/></svg>'

/** Answers whatever a page asks for from elsewhere: pictures are plain, frames empty, nothing leaves this machine. */
export const answerPictures = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isHere = ['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname)
    if (request.resourceType() === 'image') await route.fulfill({ contentType: 'image/svg+xml', body: PLAIN })
    else if (isHere) await route.continue()
    else await route.fulfill({ contentType: 'text/html', body: '' })
  })
}
