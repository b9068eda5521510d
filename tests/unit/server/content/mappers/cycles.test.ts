import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapFooter } from '@/server/content/mappers/layout/footer'
import { mapHeader } from '@/server/content/mappers/layout/header'
import { document, embeddedEntry, paragraph, text } from '../support/documents'
import { mapEntry, mapPage } from '../support/map-space'

const leaf = makeEntry('menuItem', { id: 'leaf', fields: { title: 'Folha' } })
const sizeOf = (model: unknown): number => JSON.stringify(model).length

test('a menu container that contains itself is drawn once', () => {
  const space = makeSpace(
    makeEntry('header', { id: 'header', fields: { primaryNavigation: [entryLink('slot')] } }),
    makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos', menuSlot: [entryLink('box')] } }),
    makeEntry('menuItemContainer', 'box', {
      title: 'Linhas',
      menuItems: [entryLink('box'), entryLink('item')],
    }),
    makeEntry('menuItem', { id: 'item', fields: { title: 'Pomadas' } }),
  )
  const { model } = mapEntry(mapHeader, space, 'header')
  expect(model.slots[0]?.nodes).toMatchObject([
    { kind: 'container', title: 'Linhas', items: [{ title: 'Pomadas' }] },
  ])
})

test('containers that contain each other are cut where they come round', () => {
  const space = makeSpace(
    makeEntry('footer', { id: 'footer', fields: { menuSlots: [entryLink('slot')] } }),
    makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos', menuSlot: [entryLink('a')] } }),
    makeEntry('menuItemContainer', { id: 'a', fields: { title: 'A', menuItems: [entryLink('b')] } }),
    makeEntry('menuItemContainer', 'b', { title: 'B', menuItems: [entryLink('a'), entryLink('item')] }),
    makeEntry('menuItem', { id: 'item', fields: { title: 'Pomadas' } }),
  )
  const { model } = mapEntry(mapFooter, space, 'footer')
  expect(model.slots[0]?.nodes).toMatchObject([
    { title: 'A', items: [{ title: 'B', items: [{ title: 'Pomadas' }] }] },
  ])
})

test('an article that relates to itself is a card, without its related articles', () => {
  const space = makeSpace(
    makeEntry('contentPage', { id: 'page', fields: { slug: 'p', sectionContainers: [entryLink('box')] } }),
    makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: [entryLink('cards')] } }),
    makeEntry('cardSection', { id: 'cards', fields: { cards: [entryLink('article')] } }),
    makeEntry('article', 'article', {
      title: 'Gripe',
      slug: 'artigos/gripe',
      relatedArticles: [entryLink('article')],
    }),
  )
  const { model, problems } = mapEntry(mapPage, space, 'page')
  expect(model.containers[0]?.sections).toMatchObject([
    { type: 'cardSection', cards: [{ id: 'article', href: '/pt-br/artigos/gripe/' }] },
  ])
  expect(problems).toEqual([])
})

test('a rich text that embeds itself is drawn once, with its own words', () => {
  const space = makeSpace(
    makeEntry('contentPage', { id: 'page', fields: { slug: 'p', sectionContainers: [entryLink('box')] } }),
    makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: [entryLink('text')] } }),
    makeEntry('richTextSection', 'text', {
      body: document(paragraph(text('Uma vez.')), embeddedEntry('text')),
    }),
  )
  const { model } = mapEntry(mapPage, space, 'page')
  expect(JSON.stringify(model).match(/Uma vez\./g)).toHaveLength(1)
})

test('a page that links to itself from its own box does not recur', () => {
  const space = makeSpace(
    makeEntry('contentPage', { id: 'page', fields: { slug: 'p', sectionContainers: [entryLink('page')] } }),
  )
  expect(mapEntry(mapPage, space, 'page').model.containers).toEqual([])
})

test('six containers that all contain each other neither hang nor swell beyond their levels', () => {
  const ids = Array.from({ length: 6 }, (_, index) => `c${index}`)
  const containers = ids.map((id) =>
    makeEntry('menuItemContainer', { id, fields: { title: id, menuItems: [...ids, 'leaf'].map(entryLink) } }),
  )
  const space = makeSpace(
    makeEntry('header', { id: 'header', fields: { primaryNavigation: [entryLink('slot')] } }),
    makeEntry('menuSlot', { id: 'slot', fields: { title: 'S', menuSlot: [entryLink('c0')] } }),
    ...containers,
    leaf,
  )
  expect(sizeOf(mapEntry(mapHeader, space, 'header').model)).toBeLessThan(100_000)
})

test('a chain of links longer than the service follows ends there, and says so', () => {
  const chain = Array.from({ length: 20 }, (_, index) =>
    makeEntry('menuItemContainer', `c${index}`, {
      title: `Nível ${index}`,
      menuItems: [entryLink(`c${index + 1}`), entryLink('leaf')],
    }),
  )
  const space = makeSpace(
    makeEntry('header', { id: 'header', fields: { primaryNavigation: [entryLink('slot')] } }),
    makeEntry('menuSlot', { id: 'slot', fields: { title: 'S', menuSlot: [entryLink('c0')] } }),
    ...chain,
    leaf,
  )
  const { model, problems } = mapEntry(mapHeader, space, 'header')
  expect(JSON.stringify(model)).toContain('Nível 7')
  // The last one that is read has nothing in it any more.
  expect(JSON.stringify(model)).not.toContain('Nível 8')
  expect(problems).toContainEqual(
    expect.objectContaining({
      entryId: 'c9',
      reason: 'tooDeep',
      place: expect.objectContaining({ entryId: 'c8', field: 'menuItems' }),
    }),
  )
})
