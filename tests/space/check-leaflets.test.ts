import type { SpaceExport } from '@sandbox/export-format'
import { describeProblem } from '@sandbox/space/loading/problem'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { document } from '@tests/unit/server/content/support/documents'
import { checkSpace } from '../../tools/scripts/space/check/space'

const space = sampleSpaceForSuite()

const withField = (id: string, field: string, value: unknown) => withFields(space, id, { [field]: value })
const findingsOf = (changed: SpaceExport): string[] => checkSpace(changed).map(describeProblem)
const fieldOf = (id: string, field: string): unknown =>
  space.entries.find(({ sys }) => sys.id === id)?.fields[field]?.['pt-BR']

const MEDICINES = [
  'pomada',
  'spray-de-garganta',
  'xarope-dia',
  'xarope-noite',
  'cha-quente',
  'capsulas-dia-e-noite',
]

test.each(MEDICINES)(
  'a line of the leaflet that the page of %s does not show is named (PRODUCT-12)',
  (name) => {
    const emptied = withField(`product-${name}.productDetails.2`, 'contents', document())
    expect(findingsOf(emptied)).toContainEqual(
      expect.stringMatching(new RegExp(`product-${name} .*does not show this line of its leaflet`)),
    )
  },
)

test('a page without a warning that is called like a chapter of the leaflet is named (PRODUCT-12)', () => {
  const changed = withField('product-pomada', 'productDetails', [])
  expect(findingsOf(changed)).toContainEqual(
    expect.stringContaining('no warning has the title of a chapter of the leaflet'),
  )
})

test('a class that a leaflet names and the ingredient data does not exclude is named, both ways (PRODUCT-12)', () => {
  const changed = withField('ingredient-dropropizina', 'notWithClasses', ['Expectorante', 'Antitussígeno'])
  expect(findingsOf(changed)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the leaflet advises against use with “antialérgico” (Anti-histamínico)'),
      expect.stringContaining('lacks Anti-histamínico, which ingredient-clorfeniramina excludes'),
    ]),
  )
})

test('a source that was consulted after the review of a text is named (ARTICLE-3)', () => {
  const changed = withField('source-ms-dengue', 'consultedOn', '2026-12-01')
  expect(findingsOf(changed)).toContainEqual(
    expect.stringContaining('source-ms-dengue was consulted on 2026-12-01, after the review on'),
  )
})

test.each(['leaflet-cha-quente', 'leaflet-capsulas-dia-e-noite'])('%s warns of paracetamol', (id) => {
  const text = JSON.stringify(space.entries.filter(({ sys }) => sys.id.startsWith(`page-bula${id.slice(7)}`)))
  expect(text).toContain('"danger-overdose"')
  expect(fieldOf('danger-overdose', 'urgency')).toBe('emergencyRoom')
})

const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"linkType":"Entry","id":"([^"]+)"/g)].map(([, id = '']) => id)

test.each(MEDICINES)('the page of %s says when to call 192 and when to see a doctor today', (name) => {
  const usage = space.entries.filter(({ sys }) => sys.id.startsWith(`product-${name}.usage`))
  const lists = usage.flatMap(({ fields }) => idsIn(fields.contents)).map((id) => fieldOf(id, 'dangers'))
  const urgencies = lists
    .filter(Boolean)
    .flatMap(idsIn)
    .map((id) => fieldOf(id, 'urgency'))
  expect(urgencies).toEqual(expect.arrayContaining(['callNow', 'today']))
})
