import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { facetGroupsOf } from '@/server/content/search/facet-groups'
import { productRecord } from '@/server/content/search/records'
import { indexSettings } from '@/server/publishing/search/algolia/settings'
import type { ProductCategory } from '@/shared/content-model/vocabulary'
import { mapEntry } from '../support/map-space'

const recordOf = (category: ProductCategory) =>
  mapEntry(
    (entry: Parameters<typeof productRecord>[0]) => productRecord(entry, facetGroupsOf([])),
    makeSpace(
      makeEntry('activeIngredient', 'guaco', { name: 'Guaco', synonyms: ['Mikania'] }),
      makeEntry('product', 'xarope', {
        title: 'Xarope',
        slug: 'produtos/xarope',
        category,
        isMedicine: category === 'medicine',
        activeIngredients: [entryLink('guaco')],
        registrationNumber: '1.0000.0006',
      }),
    ),
    'xarope',
  ).model

test('the record of a medicine has its substances, without synonyms, and its registration (PRODUCT-6)', () => {
  expect(recordOf('medicine')).toMatchObject({ contains: ['Guaco'], registration: '1.0000.0006' })
})

test('that of any other product has neither (PRODUCT-6)', () => {
  expect(recordOf('cosmetic')).not.toHaveProperty('contains')
  expect(recordOf('cosmetic')).not.toHaveProperty('registration')
})

test('hits bring both along', () => {
  expect(indexSettings('products', {}).attributesToRetrieve).toEqual(
    expect.arrayContaining(['contains', 'registration']),
  )
})
