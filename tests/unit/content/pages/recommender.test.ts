/** @jest-environment node */
import type { SpaceExport } from '@sandbox/export-format'
import { recommenderMapper, withRecommendedProducts } from '@/content/mappers/pages/recommender'
import { mapEntry } from '../support/map-space'
import {
  entryOfSpace,
  fateWithoutEachField,
  READING_TIME,
  requiredFields,
  samplePart,
  withoutField,
} from './without-field'

let space: SpaceExport
beforeAll(async () => {
  space = await samplePart('recommender')
}, READING_TIME)

test('a recommender needs a slug and a title, and no other field', () => {
  const fates = fateWithoutEachField(recommenderMapper, space, 'recommender')
  expect(requiredFields(fates)).toEqual(['slug', 'title'])
})

test('a question that lost its answers is left out, and named', () => {
  const links = entryOfSpace(space, 'recommender').fields.questions?.['pt-BR']
  const first: unknown = Array.isArray(links) ? links[0]?.sys?.id : null
  const id = typeof first === 'string' ? first : ''
  const { model, problems } = mapEntry(recommenderMapper, withoutField(space, id, 'answers'), 'recommender')
  expect(model.questions.map((question) => question.id)).toEqual(['duracao', 'idade', 'momento', 'forma'])
  expect(problems).toMatchObject([{ entryId: id, field: 'answers' }])
})

test('suggestions that are no known product are left out', () => {
  const { model } = mapEntry(recommenderMapper, space, 'recommender')
  expect(model.otherSuggestions).toHaveLength(3)
  expect(withRecommendedProducts(model, []).otherSuggestions).toEqual([])
})
