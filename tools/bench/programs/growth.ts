import { performance } from 'node:perf_hooks'
import { createSandbox } from '@sandbox/server/sandbox'
import { DELIVERY_TOKEN, PREVIEW_TOKEN, SEARCH_ADMIN_KEY, SEARCH_APP_ID } from '@sandbox/server/tokens'
import { contentPages } from '@/server/content/pages'
import { sitePaths } from '@/server/content/paths'
import { makeSitemapFile, makeSitemapPart } from '@/server/page-props/sitemap-file'
import { searchAdmin } from '@/server/publishing/search/algolia/admin'
import { indexContent } from '@/server/publishing/search/index-content'
import { grownSpace } from '../generate-space'

/**
 * Measures what grows with content, on a space with so many copies of the sample's products, articles and content pages:
 * the list of all paths, the sitemap, a listing of all products, and filling the search indexes. One line of JSON for each:
 * name, value, unit. Run with `tsx tools/bench/programs/growth.ts paths|search PRODUCTS ARTICLES PAGES`. The sandbox is in the same
 * process: times and memory are of both.
 */
const [part = 'paths', ...sizes] = process.argv.slice(2)
const [products = 2000, articles = 0, contentPage = 98_000] = sizes.map(Number)
const print = (name: string, value: number, unit: string): void =>
  console.log(JSON.stringify({ name, value: Math.round(value), unit }))

const space = await grownSpace({ product: products, article: articles, contentPage })
const sandbox = await createSandbox({ space, portBase: 0 })
Object.assign(process.env, {
  BUILD_DIR: '.cache/bench-growth',
  SITE_URL: 'http://localhost:3000',
  CONTENTFUL_SPACE_ID: 'sandbox',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
  CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
  CONTENTFUL_DELIVERY_HOST: `localhost:${sandbox.ports.delivery}`,
  CONTENTFUL_PREVIEW_HOST: `localhost:${sandbox.ports.preview}`,
  CONTENTFUL_INSECURE: 'true',
  CONTENTFUL_TIMEOUT_MS: '60000',
  NEXT_PUBLIC_ALGOLIA_APP_ID: SEARCH_APP_ID,
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_ADMIN_KEY: SEARCH_ADMIN_KEY,
  NEXT_PUBLIC_ALGOLIA_HOST: `http://localhost:${sandbox.ports.search}`,
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
  LOG_LEVEL: 'error',
})

const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now()
  const result = await work()
  print(`${name}: time`, performance.now() - startedAt, 'ms')
  return result
}

const used = (): number => {
  global.gc?.()
  return process.memoryUsage().heapUsed
}

const measurePaths = async (): Promise<void> => {
  const before = used()
  const index = await timed('path index', () => sitePaths().refresh('delivery'))
  print('path index: paths', index.size, '')
  print('path index: memory', used() - before, 'bytes')
  await timed('path index, renewed', () => sitePaths().refresh('delivery'))

  const beforeSitemap = used()
  const sitemap = await timed('sitemap', () => makeSitemapFile('delivery'))
  print('sitemap: sitemap.xml', sitemap.body.length, 'bytes')
  print('sitemap: memory', used() - beforeSitemap, 'bytes')
  print('sitemap: largest part', (await makeSitemapPart('delivery', '1.xml'))?.body.length ?? 0, 'bytes')

  const listing = [...index].find(([, { type }]) => type === 'productListing')?.[1]
  if (listing) {
    const page = await timed('listing', () =>
      contentPages().get('productListing', listing.rawSlug, 'delivery'),
    )
    print('listing: products in the page', page?.products.length ?? 0, '')
    print('listing: data of the page', Buffer.byteLength(JSON.stringify(page)), 'bytes')
    const rest = await contentPages().listedProducts(null, 'delivery')
    print('listing: products in all', rest.length, '')
    print('listing: data of the rest', Buffer.byteLength(JSON.stringify(rest)), 'bytes')
  }
}

/** The sandbox's own memory grows with the records too: the site's memory is the difference to the end. */
const measureSearch = async (): Promise<void> => {
  const admin = searchAdmin()
  if (!admin) return
  let largest = 0
  const before = used()
  const timer = setInterval(() => {
    largest = Math.max(largest, process.memoryUsage().rss)
  }, 100)
  const { counts } = await timed('search indexing', () => indexContent(admin))
  clearInterval(timer)
  print('search indexing: records', counts.products + counts.articles, '')
  print('search indexing: retained at the end, by the sandbox', used() - before, 'bytes')
  print('search indexing: largest process, sandbox and all', largest, 'bytes')
}

await (part === 'search' ? measureSearch() : measurePaths())
await sandbox.close()
process.exit(0)
