import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { mapCollectionList } from '@/server/content/mappers/pages/content'
import { mapEntry } from '../support/map-space'
import { withoutField } from './without-field'

const space = sampleSpaceForSuite()

test('a collection that lost its title is left out of the list (COLLECTION-1)', () => {
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

test('the words of the page and of its banner are told once, with or without the banner (LIST-6)', () => {
  const { model } = mapEntry(mapCollectionList, space, 'collections')
  expect(model.words).toHaveLength(1)
  const { model: bare } = mapEntry(
    mapCollectionList,
    withoutField(space, 'collections', 'banner'),
    'collections',
  )
  expect(bare.words).toEqual([expect.stringMatching(/^Produtos e dicas/)])
})
