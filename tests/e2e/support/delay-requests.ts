import type { Page, Request } from '@playwright/test'

/**
 * Holds requests back, as a slow network does.
 * @param isHeld which of those to the address; all without it
 * @returns what lets them go, those that come later too
 */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    // The request may have been given up meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}
