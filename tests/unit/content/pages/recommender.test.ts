/** @jest-environment node */
import type { SpaceExport } from '@sandbox/export-format'
import type { KnownProduct } from '@/content/all-products'
import { mapRecommender } from '@/content/mappers/pages/recommender'
import type { Entry } from '@/content-model/entry'
import { mapEntry } from '../support/map-space'
import {
  entryOfSpace,
  fateWithoutEachField,
  READING_TIME,
  requiredFields,
  samplePart,
  withoutField,
} from './without-field'

/** A recommender of a site with these products. */
const mapOf = (all: KnownProduct[]) => (entry: Entry<'productRecommender'>) => mapRecommender(entry, all)
const map = mapOf([])

const product = (id: string): KnownProduct => ({
  card: { id, kind: 'product', title: id, eyebrow: null, text: null, image: null, href: null },
  slug: id,
  facets: [],
  featured: null,
  newest: null,
  ingredients: [],
  variants: [],
  isMedicine: false,
  registrationNumber: null,
})

let space: SpaceExport
beforeAll(async () => {
  space = await samplePart('recommender')
}, READING_TIME)

test('a recommender needs a slug and a title, and no other field', () => {
  const fates = fateWithoutEachField(map, space, 'recommender')
  expect(requiredFields(fates)).toEqual(['slug', 'title'])
})

test('a question that lost its answers is left out, and named', () => {
  const links = entryOfSpace(space, 'recommender').fields.questions?.['pt-BR']
  const first: unknown = Array.isArray(links) ? links[0]?.sys?.id : null
  const id = typeof first === 'string' ? first : ''
  const { model, problems } = mapEntry(map, withoutField(space, id, 'answers'), 'recommender')
  expect(model.questions.map((question) => question.id)).toEqual(['duracao', 'idade', 'momento', 'forma'])
  expect(problems).toMatchObject([{ entryId: id, field: 'answers', reason: 'nothingToShow' }])
})

test('suggestions that are no known product are left out', () => {
  const written = entryOfSpace(space, 'recommender').fields.otherSuggestions?.['pt-BR']
  const ids = Array.isArray(written) ? written.map((link): string => link.sys.id) : []
  expect(ids).toHaveLength(3)
  const suggestionsOf = (all: KnownProduct[]) =>
    mapEntry(mapOf(all), space, 'recommender').model.otherSuggestions
  expect(suggestionsOf(ids.map(product))).toEqual(ids)
  expect(suggestionsOf(ids.slice(1).map(product))).toEqual(ids.slice(1))
  expect(suggestionsOf([])).toEqual([])
})
