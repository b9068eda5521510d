import type { Page } from '@playwright/test'
import { contentPolicy, policiesAfterWithdrawal } from '../../../src/shared/config/content-policy.ts'
import { readHeaderValues } from '../../../src/shared/config/header-values.ts'

export const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'
const COLLECTOR = 'https://www.google-analytics.com/'

/** As a build is made that has a container, with the sandbox. */
const VALUES = readHeaderValues({ CONTENTFUL_INSECURE: 'true', NEXT_PUBLIC_GTM_ID: 'GTM-TEST1' })

/**
 * Reads the queue as the real one does: existing entries, then every push. Its tag ignores consent: it sets a cookie and
 * sends requests all the time, in each way that pages can.
 */
const FAKE_CONTAINER = `
  window.received = []
  window.tries = 0
  window.google_tag_manager = { 'GTM-TEST1': {}, 'G-TEST1': {} }
  const receive = (entry) =>
    window.received.push(
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
    )
  const layer = window.dataLayer
  const push = layer.push.bind(layer)
  layer.forEach(receive)
  layer.push = (...entries) => {
    entries.forEach(receive)
    return push(...entries)
  }
  const send = () => {
    window.tries += 1
    document.cookie = '_ga=1; Path=/'
    const address = '${COLLECTOR}g/collect?try=' + window.tries
    // A next try once this one is over: a busy machine could not follow a clock.
    fetch(address, { method: 'POST', mode: 'no-cors' })
      .catch(() => {})
      .finally(() => setTimeout(send, 100))
    navigator.sendBeacon(address)
    new Image().src = address
    const script = document.createElement('script')
    script.src = 'https://www.googletagmanager.com/gtag/js?try=' + window.tries
    document.head.append(script)
    script.remove()
  }
  send()
`

/** What the tag manager has read, commands as lists. */
export const receivedBy = (page: Page): Promise<unknown[]> => page.evaluate('window.received ?? []')

/** How often its tag has tried to send something. */
export const triesOf = (page: Page): Promise<number> => page.evaluate('window.tries ?? 0')

/** Whether a request is the tag's. */
export const isOfTag = (url: string): boolean => new URL(url).searchParams.has('try')

/**
 * Configures a container, as a build with `NEXT_PUBLIC_GTM_ID` does: in the document and in the policy of its reply.
 * @returns the number of each try of the tag that left the page
 */
export const withTagManager = async (page: Page): Promise<number[]> => {
  const sent: number[] = []
  await page.route(/googletagmanager\.com|google-analytics\.com/, (route) => {
    const address = route.request().url()
    if (isOfTag(address)) sent.push(Number(new URL(address).searchParams.get('try')))
    return route.fulfill({
      contentType: 'text/javascript',
      body: address === CONTAINER ? FAKE_CONTAINER : '',
    })
  })
  const policies = Object.entries(policiesAfterWithdrawal(VALUES))
  const data = policies.map(([choice, policy]) => `data-${choice}="${policy}"`).join(' ')
  await page.route(/\/pt-br\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const reply = await route.fetch()
    const html = await reply.text()
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), 'content-security-policy': contentPolicy(VALUES) },
      body: html.replace('<head>', `<head><meta name="tag-manager" content="GTM-TEST1" ${data}>`),
    })
  })
  return sent
}
