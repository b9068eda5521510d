import type { SpaceExport } from '@sandbox/export-format'
import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import {
  type MappedTab,
  mapArticleList,
  mapArticleListing,
  mapOwnTabs,
} from '@/server/content/mappers/pages/article-listing'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'
import { withoutField } from './without-field'

const LISTING = 'alp-dicas'

const space = sampleSpaceForSuite()

/** The listing where the site has these tabs besides those that its editors chose. */
const mapWith = (allTabs: MappedTab[]) => (entry: Entry<'alpPage'>) =>
  mapArticleListing(entry, mapOwnTabs(entry) ?? allTabs)
const mapListing = mapWith([])
const pageOf = (from: SpaceExport) => mapEntry(mapListing, from, LISTING).model

test('the tabs stand in the order of the editors, each with its articles, those of its category first (ARTICLES-1, MODEL-9)', () => {
  const { tabs } = pageOf(space)
  expect(tabs.map(({ key }) => key)).toEqual(['sintomas', 'familia', 'sono', 'prevencao', 'como-fazer'])
  expect(tabs[2]?.teasers[0]).toBe('article-dormir-com-nariz-entupido')
})

test('an article that stands in several tabs travels once', () => {
  const { tabs, teasers } = pageOf(space)
  const ids = teasers.map(({ card }) => card.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(tabs.flatMap((tab) => tab.teasers).every((id) => ids.includes(id))).toBe(true)
})

test('a card written by hand leads where editors say, and has their words (ARTICLES-1)', () => {
  const teaser = pageOf(space).teasers.find(({ card }) => card.title === 'Perguntas sobre crianças e bebês')
  expect(teaser).toMatchObject({
    card: { href: '/pt-br/perguntas-frequentes/criancas-e-bebes/' },
    keepReading: 'Ver as respostas',
  })
})

test('a card has its secondary picture, else its primary one', () => {
  const id = 'article-gripe-ou-resfriado'
  const pictureOf = (from: SpaceExport) => pageOf(from).teasers.find(({ card }) => card.id === id)?.card.image
  expect(pictureOf(withoutField(space, id, 'secondaryImage'))).toEqual(pictureOf(space))
})

test('the promotion of the page is not repeated in its tabs (ARTICLES-1)', () => {
  const page = pageOf(space)
  expect(page.sickDay?.id).toBe('callout-dia-de-cama')
  expect(page.tabs.map(({ sickDay }) => sickDay)).toEqual([null, null, null, null, null])
  const own = pageOf(withoutField(space, LISTING, 'sickDay'))
  expect(own.sickDay).toBeNull()
  expect(own.tabs[0]?.sickDay?.id).toBe('callout-dia-de-cama')
})

test('two tabs with one identifier get different keys (ARTICLES-1)', () => {
  const twins = ['list-sintomas', 'list-familia'].map((id) => ({
    ...mapEntry(mapArticleList, space, id).model,
    key: 'Sono',
  }))
  const { model } = mapEntry(mapWith(twins), withoutField(space, LISTING, 'articleLists'), LISTING)
  expect(model.tabs.map(({ key }) => key)).toEqual(['sono', 'sono-2'])
})

test('the tabs of the site stand in only where editors chose none that can be shown (ARTICLES-1)', () => {
  const { model: tab } = mapEntry(mapArticleList, space, 'list-sono')
  const titlesOf = (from: SpaceExport) =>
    mapEntry(mapWith([tab]), from, LISTING).model.tabs.map(({ title }) => title)
  expect(titlesOf(space)).toHaveLength(5)
  expect(titlesOf(withoutField(space, LISTING, 'articleLists'))).toEqual([tab.title])
})
