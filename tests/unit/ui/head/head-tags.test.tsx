/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageMeta } from '@/shared/content-model/views/page-base'
import { headTags } from '@/ui/head/head-tags'
import { makeContentPage } from '../../server/page-props/fixtures'
import { makeArticle } from '../templates/editorial-fixtures'

const site = { url: 'https://www.exemplo.com.br', name: 'Brisamenta' }
const page = makeContentPage()
const htmlOf = (meta: Partial<PageMeta> = {}) =>
  renderToStaticMarkup(headTags({ ...page, meta: { ...page.meta, ...meta } }, site))
const meta = (html: string, name: string): string | null =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? null
const canonical = (html: string): string | null =>
  html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? null

test('description and keywords come from the metadata, and are left out without it (SEO-1)', () => {
  const html = htmlOf({ description: 'Quem somos', keywords: 'marca, história' })
  expect(meta(html, 'description')).toBe('Quem somos')
  expect(meta(html, 'keywords')).toBe('marca, história')
  expect(meta(htmlOf(), 'description')).toBeNull()
  expect(meta(htmlOf(), 'keywords')).toBeNull()
})

test.each([
  [null, 'https://www.exemplo.com.br/pt-br/sobre/'],
  ['/marca', 'https://www.exemplo.com.br/pt-br/marca/'],
  ['https://outra.example/pt/marca', 'https://outra.example/pt/marca'],
  ['marca', 'https://www.exemplo.com.br/pt-br/sobre/'],
  ['#topo', 'https://www.exemplo.com.br/pt-br/sobre/'],
  ['javascript:alert(1)', 'https://www.exemplo.com.br/pt-br/sobre/'],
])(
  'with canonicalUrl %j the canonical address is %s, whole, social networks alike (SEO-1)',
  (given, expected) => {
    const html = htmlOf({ canonicalUrl: given })
    expect(canonical(html)).toBe(expected)
    expect(meta(html, 'og:url')).toBe(expected)
  },
)

test('social networks get their own title, description and picture, else those of the page (SEO-1)', () => {
  const own = htmlOf({
    description: 'Quem somos',
    openGraphTitle: 'Conheça a marca',
    openGraphDescription: 'Desde 1894',
    openGraphImage: { url: 'https://images.ctfassets.net/s/og.png', width: 2000, height: 1000 },
  })
  expect(meta(own, 'og:title')).toBe('Conheça a marca')
  expect(meta(own, 'og:description')).toBe('Desde 1894')
  expect(meta(own, 'og:image')).toBe(
    'https://images.ctfassets.net/s/og.png?fm=jpg&amp;q=80&amp;w=1200&amp;h=630&amp;fit=fill&amp;f=faces',
  )
  expect(meta(own, 'og:image:alt')).toBe('Conheça a marca')
  const plain = htmlOf({ description: 'Quem somos' })
  expect(meta(plain, 'og:title')).toBe('Sobre nós | Brisamenta')
  expect(meta(plain, 'og:description')).toBe('Quem somos')
  expect(meta(plain, 'og:image')).toBeNull()
  expect(meta(plain, 'og:locale')).toBe('pt_BR')
  expect(meta(plain, 'og:site_name')).toBe('Brisamenta')
})

test.each([
  ['cut around faces', 2000, 1000, 'w=1200&h=630&fit=fill&f=faces', [1200, 630]],
  ['never enlarged', 800, 500, 'w=800&h=420&fit=fill&f=faces', [800, 420]],
  ['whole on white where it is not wide', 600, 600, 'w=1200&h=630&fit=pad&bg=rgb:ffffff', [1200, 630]],
])(
  'the picture for social networks is a JPEG in their proportions: %s (SEO-3)',
  (_, width, height, query, size) => {
    const html = htmlOf({ openGraphImage: { url: 'https://images.example/og.png', width, height } })
    expect(meta(html, 'og:image')?.replaceAll('&amp;', '&')).toBe(
      `https://images.example/og.png?fm=jpg&q=80&${query}`,
    )
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')].map(Number)).toEqual(size)
    expect(meta(html, 'og:image:type')).toBe('image/jpeg')
  },
)

test('a page shows what an entry names for it, else its own picture, else the brand’s, else none; never an SVG (SEO-3)', () => {
  const file = (name: string) => ({ url: `https://images.example/${name}`, width: 1200, height: 630 })
  const named = file('named.png')
  const shown = {
    ...page,
    containers: [{ image: { alt: 'Pote de creme', desktop: file('own.png') } }],
  } as never
  const picture = (model: typeof page, brandPicture: ReturnType<typeof file> | null) =>
    meta(renderToStaticMarkup(headTags(model, site, { brandPicture })), 'og:image')?.split('?')[0]
  const withNamed = { ...page, meta: { ...page.meta, openGraphImage: named } }
  expect(picture({ ...(shown as typeof page), meta: withNamed.meta }, file('brand.png'))).toBe(named.url)
  expect(picture(shown, file('brand.png'))).toBe(file('own.png').url)
  expect(picture(page, file('brand.png'))).toBe(file('brand.png').url)
  expect(picture(page, file('brand.svg'))).toBeUndefined()
  expect(picture(page, null)).toBeUndefined()
})

test('pages are indexed unless editors say no; error pages never are (SEO-1)', () => {
  expect(meta(htmlOf(), 'robots')).toMatch(/^index/)
  expect(meta(htmlOf({ noIndex: true }), 'robots')).toMatch(/^noindex/)
  const html = renderToStaticMarkup(headTags(null, site))
  expect(meta(html, 'robots')).toBe('noindex,nofollow')
  expect(canonical(html)).toBeNull()
})

test('a shared picture is described by its own words, not by the title (SEO-1)', () => {
  const openGraphImage = {
    url: 'https://images.ctfassets.net/s/og.png',
    width: 1200,
    height: 630,
    alt: 'Serra',
  }
  expect(meta(htmlOf({ openGraphImage, openGraphTitle: 'Conheça' }), 'og:image:alt')).toBe('Serra')
})

test('articles are shared as articles, other pages as pages (SEO-1)', () => {
  expect(meta(htmlOf(), 'og:type')).toBe('website')
  const article = makeArticle({ publishedOn: '2026-03-24', reviewedOn: '2026-09-28' })
  const html = renderToStaticMarkup(headTags(article, site))
  expect(meta(html, 'og:type')).toBe('article')
  expect(meta(html, 'article:published_time')).toBe('2026-03-24T00:00:00-03:00')
  expect(meta(html, 'article:modified_time')).toBe('2026-09-28T00:00:00-03:00')
})

test('no tag is drawn twice', () => {
  const html = htmlOf({ description: 'Quem somos', keywords: 'marca' })
  const names = [...html.matchAll(/<meta (?:name|property)="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual([...new Set(names)])
})
