import { learn } from '../../../../tools/scripts/words/learn'
import { sentencesOfSet } from '../../../../tools/scripts/words/sentences'

const EXAMPLES = sentencesOfSet('search-6').map(({ text, what }) => ({
  text,
  answers: what === 'danger' ? ['danger'] : [],
  weight: 1,
}))
const trained = (examples = EXAMPLES) =>
  learn(examples, { reads: 'whole', classes: ['danger'], size: 2 ** 12 })

test('the same sentences give the same weights, to the bit; one other label gives others', () => {
  const [first, ...others] = EXAMPLES
  const head = trained()
  expect(head.weights).toMatch(/[^@]/)
  expect(trained()).toEqual(head)
  const relabelled = [...(first ? [{ ...first, answers: first.answers.length > 0 ? [] : ['danger'] }] : [])]
  expect(trained([...relabelled, ...others])).not.toEqual(head)
})
