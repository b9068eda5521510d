/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { HomePageModel } from '@/shared/content-model/types/home-page'
import type { GlobalData } from '@/shared/content-model/views/layout'
import { JsonLd } from '@/ui/head/JsonLd'
import { jsonLdOf } from '@/ui/head/json-ld'
import { makeContentPage } from '../../server/page-props/fixtures'

const site = { url: 'https://www.exemplo.com.br', name: 'Brisamenta' }
const logo = { url: 'https://images.ctfassets.net/s/logo.png', width: 300, height: 80 }
const social = (href: string) => ({ id: href, title: href, href, icon: null })
const globalData: GlobalData = {
  header: { logo: { alt: 'Brisamenta', desktop: logo }, slots: [] },
  footer: {
    breadcrumb: null,
    slots: [],
    icons: [],
    links: [],
    socialLinks: [social('https://social.example/brisamenta'), social('/pt-br/blog/')],
    additionalLinks: [],
    country: null,
    copyright: null,
    legalText: null,
  },
  privacyLink: null,
}
const { containers: _, ...base } = makeContentPage({ slug: '', title: 'Início' })
const home: HomePageModel = {
  ...base,
  type: 'home',
  carousel: null,
  hasBreathing: false,
  sections: [],
  help: null,
  organization: { legalName: null, phone: null, email: null },
}
const crumbs = [
  { id: 'home', title: 'Início', href: '/pt-br/' },
  { id: 'a', title: 'Produtos', href: '/pt-br/produtos/' },
  { id: 'b', title: 'Pomada', href: '/pt-br/produtos/pomada/' },
]

const blocksOf = (
  content: Parameters<typeof jsonLdOf>[0],
  facts = site as { url: string; name: string | null },
) => jsonLdOf(content, facts).map(({ data }): unknown => data)

test('home says who the organization is and what the site is called, once each (SEO-2)', () => {
  expect(blocksOf({ page: home, globalData, crumbs: [] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Brisamenta',
      url: 'https://www.exemplo.com.br/pt-br/',
      logo: logo.url,
      sameAs: ['https://social.example/brisamenta'],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Brisamenta',
      url: 'https://www.exemplo.com.br/pt-br/',
      inLanguage: 'pt-BR',
    },
  ])
})

test('the organization has its full name and how to reach it, as far as editors say (MODEL-8)', () => {
  const organization = { legalName: 'Brisamenta Ltda.', phone: '0800 000 1894', email: null }
  expect(blocksOf({ page: { ...home, organization }, globalData, crumbs: [] })[0]).toMatchObject({
    legalName: 'Brisamenta Ltda.',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: '0800 000 1894',
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
  })
})

test('no other page says so', () => {
  const types = jsonLdOf({ page: makeContentPage(), globalData, crumbs }, site).map(({ type }) => type)
  expect(types).not.toContain('Organization')
  expect(types).not.toContain('WebSite')
})

test('the breadcrumb has positions from 1, names and absolute addresses (SEO-2)', () => {
  const list = blocksOf({ page: makeContentPage(), globalData, crumbs }).at(-1)
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `https://www.exemplo.com.br${href}`,
    })),
  })
})

test('a breadcrumb of one step is no breadcrumb, and error pages say nothing', () => {
  expect(blocksOf({ page: makeContentPage(), globalData, crumbs: crumbs.slice(0, 1) })).toEqual([])
  expect(blocksOf({ page: null, globalData, crumbs: [] })).toEqual([])
})

test('without a name there is no organization to speak of', () => {
  expect(blocksOf({ page: home, globalData, crumbs: [] }, { ...site, name: null })).toEqual([])
})

test.each([
  '</script><script>alert(1)</script>',
  '</script ><img src=x onerror=alert(1)>',
  '</SCRIPT\n>',
  '<!-- <script>',
])('a title cannot break out of its block: %j', (title) => {
  const evil = [...crumbs.slice(0, 2), { id: 'x', title, href: '/pt-br/x/' }]
  const html = renderToStaticMarkup(
    <JsonLd content={{ page: makeContentPage(), globalData, crumbs: evil }} site={site} />,
  )
  const text = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(text).not.toContain('<')
  expect(JSON.parse(text).itemListElement[2].name).toBe(title)
})
