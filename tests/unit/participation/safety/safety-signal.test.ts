import { FRESH_HARM, FRESH_HARMLESS } from '@tests/fixtures/safety/fresh-sentences'
import { FURTHER_HARM } from '@tests/fixtures/safety/further-harm'
import { FURTHER_HARMLESS } from '@tests/fixtures/safety/further-harmless'
import { HARM_SENTENCES, HARMLESS_SENTENCES, MISSED_BEFORE } from '@tests/fixtures/safety/harm-sentences'
import { ROUND_FOUR_HARM, ROUND_FOUR_HARMLESS } from '@tests/fixtures/safety/round-four'
import { ROUND_ONE_HARM, ROUND_ONE_HARMLESS } from '@tests/fixtures/safety/round-one'
import { ROUND_THREE_HARM, ROUND_THREE_HARMLESS } from '@tests/fixtures/safety/round-three'
import { ROUND_TWO_HARM, ROUND_TWO_HARMLESS } from '@tests/fixtures/safety/round-two'
import { reportsHarm } from '@/participation/safety/reports-harm'
import { safetySignal } from '@/participation/safety/safety-signal'

const missedOf = (sentences: readonly string[]) => sentences.filter((sentence) => !safetySignal(sentence))
const raisedBy = (sentences: readonly string[]) => sentences.filter((sentence) => safetySignal(sentence))

/** At most this share of the sentences may be wrong; a failure names them. */
const expectAtMost = (share: number, wrong: readonly string[], all: readonly string[]) => {
  expect(wrong.length <= share * all.length ? [] : wrong).toEqual([])
}

test('of reports of harm in ordinary spelling at most 5 in 100 are missed', () => {
  expect(HARM_SENTENCES.length + HARMLESS_SENTENCES.length).toBeGreaterThanOrEqual(200)
  expectAtMost(0.05, missedOf(HARM_SENTENCES), HARM_SENTENCES)
  expectAtMost(0.05, missedOf(FURTHER_HARM), FURTHER_HARM)
})

test('of each round of reports in other words at most 5 in 100 are missed', () => {
  const rounds = [ROUND_ONE_HARM, ROUND_TWO_HARM, ROUND_THREE_HARM, ROUND_FOUR_HARM]
  expect(rounds.flat().length).toBeGreaterThanOrEqual(300)
  for (const sentences of rounds) expectAtMost(0.05, missedOf(sentences), sentences)
})

test('of sentences that nobody tuned it to at most 10 in 100 are missed', () => {
  expectAtMost(0.1, missedOf(FRESH_HARM), FRESH_HARM)
})

test('of harmless sentences of those rounds, many of which sound like harm, at most 8 in 100 raise a false alarm', () => {
  const sentences = [ROUND_ONE_HARMLESS, ROUND_TWO_HARMLESS, ROUND_THREE_HARMLESS, ROUND_FOUR_HARMLESS].flat()
  expectAtMost(0.08, raisedBy(sentences), sentences)
})

test('what a list of words alone had missed is found', () => {
  expect(missedOf(MISSED_BEFORE)).toEqual([])
})

test('of harmless sentences at most 5 in 100 raise a false alarm', () => {
  for (const sentences of [HARMLESS_SENTENCES, FURTHER_HARMLESS, FRESH_HARMLESS])
    expectAtMost(0.05, raisedBy(sentences), sentences)
})

test.each([
  ['without accents and cedilla', 'tive reacao alergica', true],
  ['spelled by ear', 'tive convulção e coseira, ficou enxado', true],
  ['letters repeated', 'passei muuuuito maaaal', true],
  ['in capitals', 'MEU FILHO PAROU DE RESPIRAR', true],
  ['a person with other words between', 'passei a noite toda mal', true],
  ['badly closed is nobody unwell', 'a tampa ficou mal fechada', false],
  ['a gerund without its d', 'ta ardeno muito', true],
  ['what came after a use', 'desde que uso, o cachorro late de noite', true],
  ['what came after a use, and is good', 'desde que uso durmo melhor', false],
  ['relief', 'aliviou a dor no peito', false],
  ['relief that did not come', 'não aliviou a dor no peito', true],
  ['a denial of what products do', 'não arde e não mancha', false],
])('words are read as they are spoken and by what is near: %s', (_, words, expected) => {
  expect(safetySignal(words)).toBe(expected)
})

test('one of several texts is enough, and words of two are not put together', () => {
  expect(safetySignal('Chegou bem', 'me deu alergia')).toBe(true)
  expect(safetySignal('Dormi e passei', 'mal embalado')).toBe(false)
})

test('the topic or any text of a submission reports harm', () => {
  expect(reportsHarm({ topic: 'harm', message: 'Olá' })).toBe(true)
  expect(reportsHarm({ topic: 'question', message: 'tive falta de ar' })).toBe(true)
  expect(reportsHarm({ topic: 'question', message: 'Onde compro?', consent: true })).toBe(false)
})
