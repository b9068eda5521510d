import { makeEntry, makeSpace } from '@tests/factories/space'
import type { PathIndexes } from '@/server/content/paths/path-index'
import { createPageShowing } from '@/server/content/preview/draft-pages'
import type { FetchEntries } from '@/server/content/service/fetch-entries'
import { createGraph } from '@/server/content/service/graph'
import { replyOf } from './support/map-space'

const TYPES: Record<string, string> = {
  about: 'contentPage',
  block: 'sectionContainer',
  notice: 'notice',
  link: 'link',
  item: 'menuItem',
  header: 'header',
  search: 'searchPage',
  synonyms: 'synonymSet',
  label: 'labels',
  loose: 'callout',
  round: 'menuItemContainer',
}
const LINKING: Record<string, string[]> = {
  notice: ['block'],
  block: ['about'],
  link: ['item'],
  item: ['header'],
  synonyms: ['search'],
  round: ['round'],
}
const reply = replyOf(makeSpace(...Object.entries(TYPES).map(([id, type]) => makeEntry(type, { id }))))
const all = reply.includes?.Entry ?? []

let queries = 0
const fetchEntries: FetchEntries = async (source, { links_to_entry: linked, 'sys.id': own, select }) => {
  queries += 1
  expect([source, select]).toEqual(['preview', 'sys'])
  const ids = own === undefined ? (LINKING[String(linked)] ?? []) : [String(own)]
  return {
    items: all.filter(({ sys }) => ids.includes(sys.id)),
    graph: createGraph([reply], () => undefined),
  }
}
const page = { type: 'content', id: 'about', rawSlug: 'sobre', title: null, updatedAt: null } as const
const paths = { reload: async () => new Map([['sobre', page]]) } as unknown as PathIndexes

test.each([
  ['a page itself', 'about', 'sobre'],
  ['a section two links below its page', 'notice', 'sobre'],
  ['a link of the menu, on every page', 'link', ''],
  ['a text of the site', 'label', ''],
  ['synonyms, by the search page', 'synonyms', 'search'],
  ['what nothing links to', 'loose', null],
  ['what only links to itself', 'round', null],
  ['what is not there', 'gone', null],
])('the page that shows %s is found', async (_name, id, slug) => {
  queries = 0
  expect(await createPageShowing(fetchEntries, paths)(id)).toBe(slug)
  expect(queries).toBeLessThanOrEqual(4)
})
