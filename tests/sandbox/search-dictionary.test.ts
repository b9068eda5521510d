import type { ExportEntry } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { redundantWords } from './redundant-words'

/** Of signs of danger it matters only that they are mentioned. */
const isSign = ({ fields }: ExportEntry): boolean => Object.values(fields.kind ?? {}).includes('sign')

const wordsOf = ({ fields }: ExportEntry): string[] =>
  Object.values(fields.words ?? {})
    .flat()
    .filter((word) => typeof word === 'string')

test('no expression of a concept is said by another: the dictionary travels to the browser', async () => {
  const { entries } = await loadSampleSpace(undefined, () => undefined)
  const concepts = entries.filter(({ sys }) => sys.contentType.sys.id === 'searchConcept')
  expect(concepts.length).toBeGreaterThan(100)
  expect(
    concepts
      .map((entry) => ({ concept: entry.sys.id, redundant: redundantWords(wordsOf(entry), isSign(entry)) }))
      .filter(({ redundant }) => redundant.length > 0),
  ).toEqual([])
})

test.each([
  [['parar~', 'parou'], ['parou']],
  [['mole', 'molinho'], ['molinho']],
  [['falta ar', 'falta de ar'], ['falta de ar']],
  [['chiar~', 'chiado', 'gato'], ['chiado']],
  [['desmai*', 'desmaiar~'], []],
  [['boca torta', 'torta'], []],
])('of %j the expressions %j are redundant', (words, redundant) => {
  expect(redundantWords(words)).toEqual(redundant)
})

test('of a sign, an expression is redundant that holds another, unless one of them denies', () => {
  expect(redundantWords(['edema', 'edema glote', 'nao reage', 'reage'], true)).toEqual(['edema glote'])
})
