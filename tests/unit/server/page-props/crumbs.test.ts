import type { PathEntry, PathIndex } from '@/server/content/paths'
import { completeCrumbs } from '@/server/page-props/crumbs'
import type { ContentPageModel } from '@/shared/content-model/types/content-page'
import type { Crumb } from '@/shared/content-model/views/page-base'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { makeContentPage } from './fixtures'

const entry = (slug: string, title: string | null): [string, PathEntry] => [
  slug,
  { type: 'content', id: slug, rawSlug: slug, title, updatedAt: null },
]
const indexOf = (...entries: [string, PathEntry][]): PathIndex => new Map(entries)
const crumbsOf = (page: ContentPageModel, index: PathIndex) =>
  completeCrumbs(page, index, createLabelReader(pageLabels, {}), () => undefined).map(({ title, href }) => [
    title,
    href,
  ])
const written = (title: string, href: string): Crumb => ({ id: title, title, href })

test('a breadcrumb starts with home and ends with the page itself, every address with a final slash (LINK-3)', () => {
  expect(crumbsOf(makeContentPage({ slug: 'sobre', title: 'Sobre nós' }), indexOf())).toEqual([
    ['Início', '/pt-br/'],
    ['Sobre nós', '/pt-br/sobre/'],
  ])
})

test('home has no breadcrumb (LAYOUT-2)', () => {
  expect(crumbsOf(makeContentPage({ slug: '' }), indexOf())).toEqual([])
})

test('between them stand those parents of the path that are pages (LAYOUT-3)', () => {
  const index = indexOf(entry('a', 'A'), entry('a/b/c', 'C'))
  expect(crumbsOf(makeContentPage({ slug: 'a/b/c/d', title: 'D' }), index)).toEqual([
    ['Início', '/pt-br/'],
    ['A', '/pt-br/a/'],
    ['C', '/pt-br/a/b/c/'],
    ['D', '/pt-br/a/b/c/d/'],
  ])
})

test('what editors wrote replaces the parents, and neither home nor the page comes twice (LAYOUT-3)', () => {
  const crumbs = [written('Casa', '/pt-br/'), written('Marca', '/pt-br/marca/'), written('Eu', '/pt-br/a/b/')]
  expect(crumbsOf(makeContentPage({ slug: 'a/b', title: 'B', crumbs }), indexOf(entry('a', 'A')))).toEqual([
    ['Início', '/pt-br/'],
    ['Marca', '/pt-br/marca/'],
    ['B', '/pt-br/a/b/'],
  ])
})

test.each([
  ['compare-products', 'Comparar produtos'],
  ['write-review', 'Escrever uma avaliação'],
  ['contact-us', 'Fale com a gente'],
  ['sitemap', 'Mapa do site'],
  ['search', 'Busca'],
])('the fixed slug %s has its own title where its entry brings none (ROUTE-4)', (slug, title) => {
  const page = makeContentPage({ slug, title: slug })
  expect(crumbsOf(page, indexOf(entry(slug, null))).at(-1)).toEqual([title, `/pt-br/${slug}/`])
  expect(crumbsOf({ ...page, title: 'Do editor' }, indexOf(entry(slug, 'Do editor'))).at(-1)?.[0]).toBe(
    'Do editor',
  )
})

test('a page is called in its breadcrumb what editors say, else by its title', () => {
  const page = makeContentPage({ slug: 'a', title: 'Produtos para o nariz entupido' })
  const named = { ...page, meta: { ...page.meta, pageTitle: 'Nariz entupido' } }
  expect(crumbsOf(named, indexOf()).at(-1)).toEqual(['Nariz entupido', '/pt-br/a/'])
})
