/** @jest-environment node */
import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { articleListingMapper, type MappedTab, withTabs } from '@/content/mappers/pages/article-listing'
import { mapEntry } from '../support/map-space'
import { fateWithoutEachField, requiredFields, withoutField } from './without-field'

const LISTING = 'alp-dicas'

let space: SpaceExport
beforeAll(async () => {
  space = await loadSampleSpace(undefined, () => undefined)
})

const pageOf = (from: SpaceExport) => {
  const { model } = mapEntry(articleListingMapper, from, LISTING)
  return withTabs(model.page, model.tabs)
}

test('a listing needs a slug and a title, and no other field', () => {
  expect(requiredFields(fateWithoutEachField(articleListingMapper, space, LISTING))).toEqual([
    'slug',
    'title',
  ])
})

test.each(['list-sintomas', 'list-familia', 'article-gripe-ou-resfriado', 'callout-dia-de-cama'])(
  'any field of %s can be missing',
  (id) => {
    expect(requiredFields(fateWithoutEachField(articleListingMapper, space, LISTING, id))).toEqual([])
  },
)

test('the tabs stand in the order of the editors, each with its articles, those of its category first', () => {
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

test('a card written by hand leads where editors say, and has their words', () => {
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

test('the promotion of the page is not repeated in its tabs', () => {
  const page = pageOf(space)
  expect(page.sickDay?.id).toBe('callout-dia-de-cama')
  expect(page.tabs.map(({ sickDay }) => sickDay)).toEqual([null, null, null, null, null])
  const own = pageOf(withoutField(space, LISTING, 'sickDay'))
  expect(own.sickDay).toBeNull()
  expect(own.tabs[0]?.sickDay?.id).toBe('callout-dia-de-cama')
})

test('two tabs with one identifier get different keys', () => {
  const { page, tabs } = mapEntry(articleListingMapper, space, LISTING).model
  const twins: MappedTab[] = tabs.slice(0, 2).map((tab) => ({ ...tab, key: 'Sono' }))
  expect(withTabs(page, twins).tabs.map(({ key }) => key)).toEqual(['sono', 'sono-2'])
})
