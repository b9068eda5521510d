import type { Page } from '@playwright/test'

export const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'

/** Reads the queue as the real one does: what is in it, then every push; and leaves a cookie, as its tags do. */
const STAND_IN = `
  window.heard = []
  const hear = (entry) =>
    window.heard.push(
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
    )
  const layer = window.dataLayer
  const push = layer.push.bind(layer)
  layer.forEach(hear)
  layer.push = (...entries) => {
    entries.forEach(hear)
    return push(...entries)
  }
  document.cookie = '_ga=1; Path=/'
`

/** What the tag manager has read, commands as lists. */
export const heardBy = (page: Page): Promise<unknown[]> => page.evaluate('window.heard ?? []')

/** Configures a container, as a build with `NEXT_PUBLIC_GTM_ID` does: in the document and in the policy of its reply. */
export const withTagManager = async (page: Page): Promise<void> => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  )
  await page.route(/\/pt-br\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const reply = await route.fetch()
    const headers = reply.headers()
    const policy = (headers['content-security-policy'] ?? '')
      .replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com")
      .replace(/(require-trusted-types-for|trusted-types)[^;]*;?/g, '')
    const html = await reply.text()
    await route.fulfill({
      response: reply,
      headers: { ...headers, 'content-security-policy': policy },
      body: html.replace('<head>', '<head><meta name="tag-manager" content="GTM-TEST1">'),
    })
  })
}
