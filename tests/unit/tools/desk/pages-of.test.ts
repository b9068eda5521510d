import type { ExportEntry } from '@sandbox/export-format'
import { pagesOf } from '../../../../tools/desk/server/pages-of'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const entry = (id: string, type: string, ...links: string[]): ExportEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
  fields: { links: { 'pt-BR': { nested: links.map(link) } } },
})
const home = entry('home', 'homePage', 'page')
const header = entry('header', 'header', 'menu')
const page = entry('page', 'contentPage', 'block')
const block = entry('block', 'sectionContainer', 'notice')
const entries = [home, header, page, block, entry('notice', 'notice'), entry('menu', 'menuSlot')]
const space = { contentTypes: [], locales: [], entries, assets: [] }

const idsFor = (id: string) => {
  const found = entries.find(({ sys }) => sys.id === id)
  return found ? pagesOf(space, found).map(({ sys }) => sys.id) : null
}

test('an entry is shown on the pages that hold it at any depth, not on those that only link to these', () => {
  expect(idsFor('notice')).toEqual(['page'])
})

test('a page comes first among the pages that show it', () => {
  expect(idsFor('page')).toEqual(['page', 'home'])
})

test('what is on every page is shown on home', () => {
  expect(idsFor('menu')).toEqual(['home'])
})

test('entries that link to each other end somewhere', () => {
  const [one, other] = [entry('one', 'notice', 'other'), entry('other', 'notice', 'one')]
  expect(pagesOf({ ...space, entries: [one, other] }, one)).toEqual([])
})
