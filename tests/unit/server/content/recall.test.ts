import { entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { mapKnownProduct } from '@/server/content/mappers/known-product'
import { makeComparison } from '@/server/content/mappers/pages/comparison'
import { mapProduct } from '@/server/content/mappers/pages/product'
import { mapRecommender } from '@/server/content/mappers/pages/recommender'
import { facetGroupsOf } from '@/server/content/search/facet-groups'
import { productRecord } from '@/server/content/search/records'
import { indexSettings } from '@/server/publishing/search/algolia/settings'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from './support/map-space'

/** RECALL-1: one field of the product decides what every page says of it. */
const RECALL = 'Lotes 4821 e 4822: não use, e ligue para 0800 000 0000.'

const spaceWith = (recall: string | undefined) =>
  makeSpace(
    makeAsset({ id: 'pack' }),
    makeEntry('buyNowLink', { id: 'shop', fields: { name: 'Loja', link: 'https://loja.example/xarope' } }),
    makeEntry('scent', { id: 'scent', fields: { scentName: 'Mel', buyNowLinks: [entryLink('shop')] } }),
    makeEntry('productVariant', 'variant', { variantName: '120 ml', scentList: [entryLink('scent')] }),
    makeEntry('product', 'xarope', {
      title: 'Xarope',
      slug: 'produtos/xarope',
      variants: [entryLink('variant')],
      recall,
    }),
  )

const map = <Model>(mapper: (entry: Entry<'product'>) => Model, recall?: string): Model =>
  mapEntry(mapper, spaceWith(recall), 'xarope').model

test('the product page says which lots, and has no shops any more (RECALL-1)', () => {
  expect(map(mapProduct)).toMatchObject({ recall: null, retailers: [{ id: 'shop' }] })
  expect(map(mapProduct, RECALL)).toMatchObject({ recall: RECALL, retailers: [], isTransparent: false })
})

test('cards and the comparison mark it', () => {
  expect(map(mapKnownProduct).card).not.toHaveProperty('isRecalled')
  const known = map(mapKnownProduct, RECALL)
  expect(known.card.isRecalled).toBe(true)
  expect(makeComparison([known], []).products).toMatchObject([{ title: 'Xarope', isRecalled: true }])
})

test('its search record says so, and hits bring that along', () => {
  const record = (recall?: string) => map((entry) => productRecord(entry, facetGroupsOf([])), recall)
  expect(record()).not.toHaveProperty('recalled')
  expect(record(RECALL)).toMatchObject({ recalled: true })
  expect(indexSettings('products', {}).attributesToRetrieve).toContain('recalled')
})

test('the recommender does not know it', () => {
  const recommender = makeSpace(
    makeEntry('productRecommender', 'recommender', {
      title: 'Recomendador',
      slug: 'qual',
      questions: [entryLink('question')],
    }),
    makeEntry('recommenderQuestion', 'question', {
      uniqueId: 'pergunta',
      role: 'safety',
      title: 'Como está?',
      answers: [entryLink('answer')],
    }),
    makeEntry('recommenderAnswer', { id: 'answer', fields: { uniqueId: 'bem', title: 'Bem' } }),
  )
  const productsOf = (recall?: string) =>
    mapEntry(
      (entry: Entry<'productRecommender'>) => mapRecommender(entry, [map(mapKnownProduct, recall)]),
      recommender,
      'recommender',
    ).model.products.map(({ card }) => card.id)
  expect(productsOf()).toEqual(['xarope'])
  expect(productsOf(RECALL)).toEqual([])
})
