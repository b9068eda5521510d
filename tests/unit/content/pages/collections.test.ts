import type { SpaceExport } from '@sandbox/export-format'
import { mapCollection, mapCollectionList } from '@/content/mappers/pages/collections'
import { mapEntry } from '../support/map-space'
import {
  outcomeWithoutEachField,
  READING_TIME,
  requiredFields,
  samplePart,
  withoutField,
} from './without-field'

let space: SpaceExport
let kit: SpaceExport
beforeAll(async () => {
  space = await samplePart('collections')
  kit = await samplePart('collection-kit-inverno')
}, READING_TIME)

test('the list of collections needs a slug and a title, and no other field', () => {
  const outcomes = outcomeWithoutEachField(mapCollectionList, space, 'collections')
  expect(requiredFields(outcomes)).toEqual(['slug', 'title'])
})

test('a collection needs a slug and a title, and no other field', () => {
  const outcomes = outcomeWithoutEachField(mapCollection, kit, 'collection-kit-inverno')
  expect(requiredFields(outcomes)).toEqual(['slug', 'title'])
})

test('a collection that lost its title is left out of the list', () => {
  const { model, problems } = mapEntry(
    mapCollectionList,
    withoutField(space, 'collection-kit-inverno', 'title'),
    'collections',
  )
  expect(model.collections.map(({ id }) => id)).toEqual([
    'collection-noites-tranquilas',
    'collection-para-os-pequenos',
  ])
  expect(problems).toMatchObject([{ entryId: 'collection-kit-inverno', field: 'title', reason: 'empty' }])
})

test('the words of the page and of its banner are told once, with or without the banner', () => {
  const { model } = mapEntry(mapCollectionList, space, 'collections')
  expect(model.words).toHaveLength(1)
  const { model: bare } = mapEntry(
    mapCollectionList,
    withoutField(space, 'collections', 'banner'),
    'collections',
  )
  expect(bare.words).toEqual([expect.stringMatching(/^Produtos e dicas/)])
})
