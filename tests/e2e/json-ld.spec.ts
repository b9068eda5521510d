import { expect, test } from '@playwright/test'
import { nextDataOf } from '../../tools/scripts/lib/page-data'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'
import { breadcrumbOf, isNode, jsonLdOf, nodesIn } from './support/json-ld'
import { faultsOfBlock } from './support/json-ld-rules'
import { forEachOf, linksOf } from './support/links'
import { HOME, sitemapPaths } from './support/pages'

/** Structured data of every page (schema.org, and what Google asks for): read over HTTP, as search engines do. */
const AT_ONCE = 4

let listed: string[]
let pages: Map<string, string>

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ request }) => {
  pages = new Map()
  const read = (paths: Iterable<string>) =>
    forEachOf(paths, AT_ONCE, async (path) => {
      const reply = await request.get(path)
      if (reply.ok() && reply.headers()['content-type']?.includes('html')) pages.set(path, await reply.text())
    })
  listed = await sitemapPaths(request)
  await read(listed)
  // Pages that no sitemap lists are linked from those that are.
  const linked = [...pages.values()].flatMap(linksOf).map((href) => href.split(/[?#]/)[0] ?? '')
  await read(new Set(linked.filter((path) => path.startsWith(HOME) && !pages.has(path))))
})

/** What the page's own data says of it. */
const pageOf = (html: string) => {
  const nodes = nodesIn(JSON.parse(nextDataOf(html))).map(({ node }) => node)
  const page = nodes.find((node) => isNode(node.meta) && typeof node.slug === 'string') ?? {}
  const hasQuestions = nodes.some(
    ({ type, questions }) => type === 'faq' && Array.isArray(questions) && questions.length > 0,
  )
  // Questions of these pages are answered on another page, and marked there.
  const hasFilms = nodes.some(({ type }) => type === 'video')
  return {
    page,
    hasFilms,
    hasQuestions: hasQuestions && !['faqLanding', 'productListing'].includes(String(page.type)),
  }
}

const expectedTypes = (html: string): string[] => {
  const { page, hasQuestions, hasFilms } = pageOf(html)
  const isArticle = page.type === 'article'
  return [
    ...(page.type === 'home' ? ['Organization', 'WebSite'] : []),
    ...(page.type === 'product' ? ['Product'] : []),
    ...(isArticle ? ['Article'] : []),
    ...(isArticle && page.isHowTo === true ? ['HowTo'] : []),
    ...(hasQuestions ? ['FAQPage'] : []),
    ...(hasFilms && !isArticle ? ['WebPage'] : []),
    ...(breadcrumbOf(html) === '' ? [] : ['BreadcrumbList']),
  ]
}

const typesOf = (html: string): string[] =>
  jsonLdOf(html).map((block) => (isNode(block) ? String(block['@type']) : 'none'))

test('every page says what it is, in one block a type (SEO-2)', () => {
  expect(pages.size).toBeGreaterThan(50)
  for (const [path, html] of pages) {
    const types = typesOf(html)
    expect(new Set(types).size, path).toBe(types.length)
    expect(types, path).toEqual(expect.arrayContaining(expectedTypes(html)))
    const unexpected = types.filter(
      (type) => type !== 'BreadcrumbList' && !expectedTypes(html).includes(type),
    )
    expect(unexpected, path).toEqual([])
  }
})

test('all of it is valid, has absolute addresses, and says only what visitors can see', () => {
  const siteUrl = TEST_ENV.SITE_URL
  const faults = [...pages].flatMap(([path, html]) =>
    jsonLdOf(html)
      .flatMap((block) => faultsOfBlock(block, { html, address: new URL(path, siteUrl).href, siteUrl }))
      .map((fault) => `${path} ${fault}`),
  )
  expect(faults).toEqual([])
})

test('every kind of structured data is on some page', () => {
  const types = new Set([...pages.values()].flatMap(typesOf))
  expect([...types].sort()).toEqual(
    ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Product', 'Article', 'HowTo', 'FAQPage'].sort(),
  )
})

test('the sitemap lists no page that asks search engines not to list it', () => {
  const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const hidden = [...pages].filter(([, html]) => robotsOf(html).startsWith('noindex')).map(([path]) => path)
  expect(hidden.length).toBeGreaterThan(0)
  expect(listed.filter((path) => hidden.includes(path))).toEqual([])
})
