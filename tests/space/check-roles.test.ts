import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { describeProblem } from '@sandbox/space/loading/problem'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { contextOf } from '../../tools/scripts/space/check/context'
import { siteFindings } from '../../tools/scripts/space/check/site'
import { checkSpace } from '../../tools/scripts/space/check/space'

const space = sampleSpaceForSuite()
let safety: ExportEntry
beforeAll(() => {
  const found = space.entries.find((entry) => entry.fields.role?.['pt-BR'] === 'safety')
  if (!found) throw new Error('The sample space has no question of safety')
  safety = found
})

const replaced = (changed: ExportEntry): SpaceExport => ({
  ...space,
  entries: space.entries.map((entry) => (entry.sys.id === changed.sys.id ? changed : entry)),
})
const errorsOf = (changed: SpaceExport): string[] =>
  checkSpace(changed)
    .filter(({ level }) => level === 'error')
    .map(describeProblem)
const withRole = (role?: string) => withFields(space, safety.sys.id, { role })
const REFUSED =
  'entry recommender (productRecommender) field questions: none of its published questions has the role safety: choose it for the question that decides what may be used, such as that about age'

test('the sample space declares what its recommender must not suggest against', () => {
  expect(errorsOf(space)).toEqual([])
})

test.each([
  [undefined, 'is required'],
  ['Safety', '"Safety" is none of safety, condition, relaxable'],
])('a recommender is refused when its question of safety has the role %s', (role, reason) => {
  const errors = errorsOf(withRole(role))
  expect(errors).toContain(REFUSED)
  expect(errors).toContainEqual(
    expect.stringContaining(`entry ${safety.sys.id} (recommenderQuestion) field role: `),
  )
  expect(errors.join(' ')).toContain(reason)
})

test('a recommender is refused when its question of safety has another role, or is a draft', () => {
  expect(errorsOf(withRole('condition'))).toEqual([REFUSED])
  const { publishedVersion: _none, ...sys } = safety.sys
  const draft = replaced({ ...safety, sys })
  expect(siteFindings(contextOf(draft)).map(describeProblem)).toContain(REFUSED)
})

test('an answer about what is safe names facets or leads to the doctor', () => {
  const links = JSON.stringify(safety.fields.answers)
  const answer = space.entries.find(({ sys, fields }) => fields.facets && links.includes(`"${sys.id}"`))
  if (!answer) throw new Error('The sample space has no such answer')
  const { facets: _gone, ...fields } = answer.fields
  expect(errorsOf(replaced({ ...answer, fields }))).toEqual([
    `entry ${answer.sys.id} (recommenderAnswer) field facets: is empty, but ${safety.sys.id} decides what is safe: name the facets of products that may be used, or set needsDoctor`,
  ])
})
