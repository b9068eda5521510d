import type { ExportEntry } from '@sandbox/export-format'
import { knownProduct } from '@tests/factories/known-product'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import type { KnownProduct } from '@/server/content/mappers/known-product'
import { mapRecommender } from '@/server/content/mappers/pages/recommender'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'
import { entryOfSpace, withoutField } from './without-field'

const mapOf = (all: KnownProduct[]) => (entry: Entry<'productRecommender'>) => mapRecommender(entry, all)
const map = mapOf([])

const space = sampleSpaceForSuite()

test('a question that lost its answers is left out, and named (MODEL-15)', () => {
  const links = entryOfSpace(space, 'recommender').fields.questions?.['pt-BR']
  const first: unknown = Array.isArray(links) ? links[0]?.sys?.id : null
  const id = typeof first === 'string' ? first : ''
  const { model, problems } = mapEntry(map, withoutField(space, id, 'answers'), 'recommender')
  expect(model.questions.map((question) => question.id).join()).toBe('duracao,idade,saude,momento,forma')
  expect(problems).toMatchObject([{ entryId: id, field: 'answers', reason: 'nothingToShow' }])
})

test('the page has each notice of its answers once, and answers name it (SPEED-5)', () => {
  const { model } = mapEntry(map, space, 'recommender')
  const answers = model.questions.flatMap((question) => question.answers)
  const named = answers.flatMap(({ notice, resultNotice }) => [notice ?? [], resultNotice ?? []].flat())
  const ids = model.notices.map(({ id }) => id)
  expect(named.length).toBeGreaterThan(ids.length)
  expect(ids.toSorted()).toEqual([...new Set(named)].sort())
})

/** The entry of the sample space that asks a question with this role. */
const questionWithRole = (role: string): ExportEntry => {
  const question = space.entries.find((entry) => entry.fields.role?.['pt-BR'] === role)
  if (!question) throw new Error(`The sample space has no question with the role ${role}`)
  return question
}

const withRole = (question: ExportEntry, role: string) => withFields(space, question.sys.id, { role })

test.each([
  ['no role', (question: ExportEntry) => withoutField(space, question.sys.id, 'role')],
  ['an unknown role', (question: ExportEntry) => withRole(question, 'Safety')],
  ['another role', (question: ExportEntry) => withRole(question, 'condition')],
])(
  'a recommender whose question of safety has %s is refused, and named (MODEL-15, RECOMMEND-3)',
  (_, change) => {
    const changed = change(questionWithRole('safety'))
    expect(() => mapEntry(map, changed, 'recommender')).toThrow(
      expect.objectContaining({
        code: 'invalidEntry',
        reason: 'has no question whose role is safety',
        meta: expect.objectContaining({ entryId: 'recommender', field: 'questions' }),
      }),
    )
  },
)

test('any other question whose role is missing or unknown is left out, and named', () => {
  const question = questionWithRole('relaxable')
  for (const changed of [withoutField(space, question.sys.id, 'role'), withRole(question, 'maybe')]) {
    const { model, problems } = mapEntry(map, changed, 'recommender')
    expect(model.questions).toHaveLength(5)
    expect(problems).toMatchObject([{ entryId: question.sys.id, field: 'role' }])
  }
})

test('suggestions that are no known product are left out (RECOMMEND-2)', () => {
  const written = entryOfSpace(space, 'recommender').fields.otherSuggestions?.['pt-BR']
  const ids = Array.isArray(written) ? written.map((link): string => link.sys.id) : []
  expect(ids).toHaveLength(2)
  const suggestionsOf = (all: KnownProduct[]) =>
    mapEntry(mapOf(all), space, 'recommender').model.otherSuggestions
  expect(suggestionsOf(ids.map((id) => knownProduct(id)))).toEqual(ids)
  expect(suggestionsOf(ids.slice(1).map((id) => knownProduct(id)))).toEqual(ids.slice(1))
  expect(suggestionsOf([])).toEqual([])
})
