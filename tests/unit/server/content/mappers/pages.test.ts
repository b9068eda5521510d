import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapHome } from '@/server/content/mappers/pages/content'
import { mapEntry, mapPage } from '../support/map-space'

const SECTIONS = [
  'newIn',
  'findReliefFor',
  'findYourBrand',
  'findWhatSuitsYou',
  'allTimeFavorites',
  'insideBrand',
  'advice',
  'brandBanner',
  'brandHistoryBanner',
]
const notice = (id: string) => makeEntry('notice', { id, fields: { text: id } })
const metadata = (fields: Record<string, unknown>) => makeEntry('pageMetadata', { id: 'meta', fields })

test('the sections of home come in the order of behavior HOME-1, whatever the order of the fields', () => {
  const links = Object.fromEntries(SECTIONS.toReversed().map((field) => [field, entryLink(field)]))
  const space = makeSpace(makeEntry('homePage', { id: 'home', fields: links }), ...SECTIONS.map(notice))
  const { model, problems } = mapEntry(mapHome, space, 'home')
  expect(model.sections.map(({ id }) => id)).toEqual(SECTIONS)
  expect(problems).toEqual([])
})

test('editors may say which sections of home come first; the others follow in the usual order (HOME-1)', () => {
  const links = Object.fromEntries(SECTIONS.map((field) => [field, entryLink(field)]))
  const fields = { ...links, sectionOrder: ['advice', 'unknown', 'findReliefFor', 'advice'] }
  const space = makeSpace(makeEntry('homePage', { id: 'home', fields }), ...SECTIONS.map(notice))
  const rest = SECTIONS.filter((name) => name !== 'findReliefFor' && name !== 'advice')
  const { model } = mapEntry(mapHome, space, 'home')
  expect(model.sections.map(({ id }) => id)).toEqual(['advice', 'findReliefFor', ...rest])
})

test('home of an empty entry is empty, not broken (HOME-1)', () => {
  expect(mapEntry(mapHome, makeSpace(makeEntry('homePage', { id: 'home' })), 'home').model).toMatchObject({
    type: 'home',
    slug: '',
    carousel: null,
    sections: [],
    isTransparent: false,
    topSpacing: 'none',
  })
})

test('a carousel panel without a picture is dropped, and named with the reason', () => {
  const space = makeSpace(
    makeEntry('homePage', { id: 'home', fields: { carousel: [entryLink('panel')] } }),
    makeEntry('carouselPanel', { id: 'panel', fields: { title: 'Inverno' } }),
  )
  const { model, problems } = mapEntry(mapHome, space, 'home')
  expect(model.carousel).toBeNull()
  expect(problems).toEqual([
    expect.objectContaining({
      entryId: 'panel',
      contentType: 'carouselPanel',
      field: 'image',
      reason: 'empty',
      place: { contentType: 'homePage', entryId: 'home', field: 'carousel', title: null },
    }),
  ])
})

const pageWith = (fields: Record<string, unknown>, ...more: ReturnType<typeof makeEntry>[]) =>
  mapEntry(
    mapPage,
    makeSpace(makeEntry('contentPage', { id: 'page', fields: { slug: 'sobre', ...fields } }), ...more),
    'page',
  )

test("a page's title is its own, else its first section's, else its name, else its slug (MODEL-1)", () => {
  const sections = { sectionContainers: [entryLink('box')], name: 'Nome' }
  const more = [
    makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: [entryLink('n')] } }),
    makeEntry('notice', { id: 'n', fields: { title: 'Da seção', text: 'x' } }),
  ]
  expect(pageWith({ ...sections, title: 'Próprio' }, ...more).model.title).toBe('Próprio')
  expect(pageWith(sections, ...more).model.title).toBe('Da seção')
  expect(pageWith({ name: 'Nome' }).model.title).toBe('Nome')
  expect(pageWith({}).model.title).toBe('sobre')
})

test('slashes around a slug are not part of the page', () => {
  expect(pageWith({ slug: '/sobre/' }).model.slug).toBe('sobre')
})

test('without metadata the page stands by its title; with some of it, the rest stands by the page (MODEL-1)', () => {
  expect(pageWith({ title: 'Sobre' }).model.meta).toMatchObject({ title: 'Sobre', noIndex: false })
  const half = pageWith({ title: 'Sobre', metadata: entryLink('meta') }, metadata({ noIndex: true }))
  expect(half.model.meta).toMatchObject({ title: 'Sobre', noIndex: true, description: null })
  expect(half.problems).toEqual([])
})

test('metadata is carried over field by field (MODEL-1)', () => {
  const fields = {
    metaTitle: 'T',
    metaDescription: 'D',
    metaKeywords: 'K',
    openGraphPageTitle: 'OT',
    openGraphDescription: 'OD',
    canonicalUrl: '/c',
    pageTitle: 'P',
  }
  expect(pageWith({ metadata: entryLink('meta') }, metadata(fields)).model.meta).toEqual({
    title: 'T',
    pageTitle: 'P',
    description: 'D',
    keywords: 'K',
    openGraphTitle: 'OT',
    openGraphDescription: 'OD',
    openGraphImage: null,
    canonicalUrl: '/c',
    noIndex: false,
  })
})

test('a look that the site does not know falls back', () => {
  const box = { sectionContent: [entryLink('n')], styles: 'neon', backgroundColor: 'pink' }
  const { model } = pageWith(
    { sectionContainers: [entryLink('box')], topSpacing: 'huge' },
    makeEntry('sectionContainer', { id: 'box', fields: box }),
    notice('n'),
  )
  expect(model.topSpacing).toBe('none')
  expect(model.containers[0]).toMatchObject({ width: 'wide', surface: 'white' })
})

test('a container in which nothing can be shown is left out, and both losses are named (CONTENT-1)', () => {
  const { model, problems } = pageWith(
    { sectionContainers: [entryLink('box')] },
    makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: [entryLink('gone')] } }),
  )
  expect(model.containers).toEqual([])
  expect(problems.map(({ entryId }) => entryId)).toEqual(['gone', 'box'])
})

test('crumbs of editors lead inside the site only (LINK-3)', () => {
  const { model } = pageWith(
    { breadcrumbs: [entryLink('in'), entryLink('out')] },
    makeEntry('breadcrumbItem', { id: 'in', fields: { title: 'Marca', link: entryLink('a') } }),
    makeEntry('breadcrumbItem', { id: 'out', fields: { title: 'Fora', link: entryLink('b') } }),
    makeEntry('link', { id: 'a', fields: { url: '/marca' } }),
    makeEntry('link', { id: 'b', fields: { url: 'https://fora.example/' } }),
  )
  expect(model.crumbs.map(({ href }) => href)).toEqual(['/pt-br/marca/', '/pt-br/'])
})
