import type { ExportEntry } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { redundantWords } from './redundant-words'

const wordsOf = ({ fields }: ExportEntry): string[] =>
  Object.values(fields.words ?? {})
    .flat()
    .filter((word) => typeof word === 'string')

test('no expression of a concept is said by another: the dictionary travels to the browser', async () => {
  const { entries } = await loadSampleSpace(undefined, () => undefined)
  const concepts = entries.filter(({ sys }) => sys.contentType.sys.id === 'searchConcept')
  expect(concepts.length).toBeGreaterThan(30)
  expect(
    concepts
      .map((entry) => ({ concept: entry.sys.id, redundant: redundantWords(wordsOf(entry)) }))
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
