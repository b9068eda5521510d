import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'
import { INJECTED_PAGE, policyViolations, siteLog } from './support/site-log'

/** What holds for requests and pages whatever somebody tries with them (behavior SAFE-3, SAFE-4, SAFE-6). */
/** The status of an answer to a request whose target is no path, which browsers and their kind never send. */
const statusOfTarget = (target: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path: target }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('redirects and refused addresses carry what every response says (SAFE-6)', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', '/pt-br', '/pt-br/%E0%A4%A/'])
    expect((await request.get(`${baseURL}${path}`, { maxRedirects: 0 })).headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  for (const target of ['*', 'http://evil.example/pt-br/'])
    expect(await statusOfTarget(target, Number(new URL(baseURL ?? '').port))).toBeLessThan(500)
})

test('nobody is served by the optimizer of pictures', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Ficon-192.png&w=640&q=75')).status()).toBe(404)
})

test('an injected script does not run, text becomes no markup, the site hears of it', async ({ page }) => {
  // No other test asks for it: whatever the log says of other pages is a fault (playwright.config.ts).
  await page.goto(INJECTED_PAGE)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.hasRun = true')
    document.body.append(script)
    const refused = [
      () =>
        Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror="hasRun = true">' }),
      () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    ].filter((put) => {
      try {
        put()
        return false
      } catch {
        return true
      }
    })
    return { hasRun: 'hasRun' in window, refused: refused.length }
  })
  expect(ran).toEqual({ hasRun: false, refused: 2 })
  await expect.poll(() => policyViolations(siteLog()).some((line) => line.includes(INJECTED_PAGE))).toBe(true)
})

test('a report of the policy is taken in its form and size only', async ({ request }) => {
  const path = '/api/policy-reports/'
  const report = {
    'csp-report': { 'document-uri': `http://x${INJECTED_PAGE}`, 'effective-directive': 'img-src' },
  }
  const headers = { 'content-type': 'application/csp-report' }
  expect((await request.post(path, { headers, data: JSON.stringify(report) })).status()).toBe(204)
  expect((await request.post(path, { headers, data: '{' })).status()).toBe(204)
  expect((await request.post(path, { headers, data: 'x'.repeat(20_000) })).status()).toBe(413)
  expect((await request.get(path)).status()).toBe(405)
})
