import { expect, test } from '@playwright/test'
import { nextDataOf } from '../../scripts/lib/page-data'
import { MISSING_PAGE, sitemapPaths } from './support/pages'

/** How heavy the data is that pages carry, and what is in it (design §8, "Page data"). */
const LARGEST = 40_000
const MEDIAN = 20_000

test('page data is small and holds no raw entry', async ({ request }) => {
  const sizes: number[] = []
  for (const path of [...(await sitemapPaths(request)), MISSING_PAGE]) {
    const data = nextDataOf(await (await request.get(path)).text())
    const size = Buffer.byteLength(data)
    expect(size, path).toBeLessThanOrEqual(LARGEST)
    expect(data, path).not.toMatch(/"(?:sys|fields|contentType|linkType|metadata)":/)
    expect(data, path).not.toContain('sandbox-delivery-token')
    sizes.push(size)
  }
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN)
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
