import type { Page, Request } from '@playwright/test'

/**
 * Delays requests, as a slow network does.
 * @param isDelayed which of those to the address; all without it
 * @returns a function that releases them, and stops the delay
 */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
  isDelayed: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isDelayed(route.request())) await released
    // The request may have been aborted meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}
