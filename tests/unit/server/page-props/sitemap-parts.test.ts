import { makeSitemapFile, makeSitemapPart } from '@/server/page-props/sitemap-file'
import { listedFixedSlugs } from '@/shared/routing/page-types'
import { setEnvironment } from '../content/support/environment'

const recent = jest.fn()
jest.mock('@/server/content/paths', () => ({ sitePaths: () => ({ recent }) }))

const indexOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, page) => [`pagina-${page}`, { updatedAt: null }]))
const locationsIn = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

beforeAll(() => setEnvironment('127.0.0.1:1', { SITE_URL: 'https://www.exemplo.com.br' }))

test('more addresses than one sitemap takes stand in several, which sitemap.xml names (ROUTE-9)', async () => {
  recent.mockResolvedValue(indexOf(100_000))
  const { body } = await makeSitemapFile('delivery')
  expect(body).toContain('<sitemapindex')
  expect(locationsIn(body)).toEqual(
    [1, 2, 3].map((part) => `https://www.exemplo.com.br/sitemaps/${part}.xml`),
  )
  const parts = await Promise.all([1, 2, 3].map((part) => makeSitemapPart('delivery', `${part}.xml`)))
  const counts = parts.map((part) => locationsIn(part?.body).length)
  expect(counts).toEqual([50_000, 50_000, listedFixedSlugs.length])
  for (const part of parts) expect(Buffer.byteLength(part?.body ?? '')).toBeLessThan(50_000_000)
  expect(new Set(parts.flatMap((part) => locationsIn(part?.body))).size).toBe(
    100_000 + listedFixedSlugs.length,
  )
})

test.each(['4.xml', '0.xml', 'x.xml', '1.txt', '', '../1.xml'])('there is no part "%s"', async (name) => {
  recent.mockResolvedValue(indexOf(100_000))
  expect(await makeSitemapPart('delivery', name)).toBeNull()
})

test('what fits into one sitemap stands in sitemap.xml alone', async () => {
  recent.mockResolvedValue(indexOf(3))
  expect((await makeSitemapFile('delivery')).body).toContain('<urlset')
  expect(await makeSitemapPart('delivery', '1.xml')).toBeNull()
})
