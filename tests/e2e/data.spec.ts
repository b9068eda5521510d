import { expect, test } from '@playwright/test'
import { nextDataOf } from '../../scripts/lib/page-data'
import { MISSING_PAGE, sitemapPaths } from './support/pages'

/** How heavy the data of a page may be, and what is in it (behavior SPEED-5); `npm run bench` measures the median. */
const LARGEST = 40_000

test('page data is small and holds no raw entry', async ({ request }) => {
  for (const path of [...(await sitemapPaths(request)), MISSING_PAGE]) {
    const data = nextDataOf(await (await request.get(path)).text())
    const size = Buffer.byteLength(data)
    expect(size, path).toBeLessThanOrEqual(LARGEST)
    expect(data, path).not.toMatch(/"(?:sys|fields|contentType|linkType|metadata)":/)
    expect(data, path).not.toContain('sandbox-delivery-token')
  }
})

test('the browser gets neither server code nor tokens', async ({ request }) => {
  const html = await (await request.get('/pt-br/')).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)"/g)].map(
    ([, src = '']) => src,
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const src of scripts) {
    const code = await (await request.get(src)).text()
    expect(code, src).not.toMatch(/CONTENTFUL_|sandbox-(?:delivery|preview)-token|X-Contentful-User-Agent/)
  }
})
