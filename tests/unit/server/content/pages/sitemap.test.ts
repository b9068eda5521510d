import { pathEntry } from '@tests/factories/publishing'
import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { mapSitemap } from '@/server/content/mappers/pages/sitemap'
import type { PathEntry, PathIndex } from '@/server/content/paths'
import { isResolvable } from '@/server/content/paths/page-links'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'

const mapIn = (pages: PathIndex) => (own: Entry<'sitemap'>) => mapSitemap(own, pages)

const space = sampleSpaceForSuite()

const entry = (type: PathEntry['type'], title: string | null) => pathEntry(type, title ?? 'untitled', title)
const index: PathIndex = new Map([
  ['produtos', entry('productListing', 'Produtos')],
  ['produtos/xarope', entry('product', 'Xarope')],
  ['produtos/agua', entry('product', 'Água')],
  ['produtos/sem-titulo', entry('product', null)],
  ['sobre', entry('content', 'Sobre')],
])

test('a section of a content type lists its published pages by title, as Portuguese sorts them (SITEMAP-1, MODEL-14)', () => {
  const { model: page } = mapEntry(mapIn(index), space, 'sitemap')
  expect(page.left[0]).toMatchObject({
    title: 'Produtos',
    href: '/pt-br/produtos/',
    links: [
      { href: '/pt-br/produtos/agua/', text: 'Água' },
      { href: '/pt-br/produtos/xarope/', text: 'Xarope' },
    ],
    list: '/pt-br/lista/produtos/',
  })
  expect(page.left[0]).not.toHaveProperty('contentType')
})

test('what leads to a page that is not published is left out, and so is what is then empty (SITEMAP-1, MODEL-14)', () => {
  const { model: page } = mapEntry(mapIn(index), space, 'sitemap')
  const sections = [...page.left, ...page.right]
  expect(sections.map(({ title }) => title)).toEqual(['Produtos', 'A marca e a ajuda'])
  expect(sections[1]?.subsections.map(({ title, links }) => [title, links.map(({ text }) => text)])).toEqual([
    ['A marca', ['Sobre a Brisamenta']],
    ['Ajuda', ['Busca']],
  ])
})

test.each([
  ['/pt-br/', true],
  ['/pt-br/search/?term=tosse', true],
  ['/pt-br/sobre/#contato', true],
  ['/pt-br/nada/', false],
  ['https://www.gov.br/', true],
])('%s leads somewhere: %s', (href, expected) => {
  expect(isResolvable(index, href)).toBe(expected)
})
