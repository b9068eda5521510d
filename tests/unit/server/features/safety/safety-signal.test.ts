import { reportsHarm, safetySignal } from '@/server/features/safety/safety-signal'
import { type Sentence, sentencesOfSet } from '../../../../../tools/scripts/words/sentences'

/** Each set of sentences begins with how it came about. */
const textsOf = (set: string, what: Sentence['what']) =>
  sentencesOfSet(`harm-${set}`)
    .filter((one) => one.what === what)
    .map(({ text }) => text)
const harmOf = (set: string) => textsOf(set, 'harm')
const harmlessOf = (set: string) => textsOf(set, 'harmless')
const ROUNDS = ['round-1', 'round-2', 'round-3', 'round-4']
const missedOf = (sentences: readonly string[]) => sentences.filter((sentence) => !safetySignal(sentence))
const raisedBy = (sentences: readonly string[]) => sentences.filter((sentence) => safetySignal(sentence))

/** At most this share of the sentences may be wrong; a failure names them. */
const expectAtMost = (share: number, wrong: readonly string[], all: readonly string[]) => {
  expect(wrong.length <= share * all.length ? [] : wrong).toEqual([])
}

test('of reports of harm in ordinary spelling at most 5 in 100 are missed (SAFETY-2)', () => {
  expect(harmOf('first').length + harmlessOf('first').length).toBeGreaterThanOrEqual(200)
  for (const sentences of [harmOf('first'), harmOf('further')])
    expectAtMost(0.05, missedOf(sentences), sentences)
})

test('of each round of reports in other words at most 5 in 100 are missed (SAFETY-2)', () => {
  expect(ROUNDS.flatMap(harmOf).length).toBeGreaterThanOrEqual(300)
  for (const sentences of ROUNDS.map(harmOf)) expectAtMost(0.05, missedOf(sentences), sentences)
})

test('of sentences that nobody tuned it to at most 10 in 100 are missed', () => {
  expect(harmOf('fresh').length).toBeGreaterThanOrEqual(40)
  expectAtMost(0.1, missedOf(harmOf('fresh')), harmOf('fresh'))
})

test('of harmless sentences of those rounds, many of which sound like harm, at most 8 in 100 raise a false alarm (SAFETY-2)', () => {
  const sentences = ROUNDS.flatMap(harmlessOf)
  expect(sentences.length).toBeGreaterThanOrEqual(140)
  expectAtMost(0.08, raisedBy(sentences), sentences)
})

test('of harmless sentences at most 5 in 100 raise a false alarm (SAFETY-2)', () => {
  for (const sentences of ['first', 'further', 'fresh'].map(harmlessOf)) {
    expect(sentences.length).toBeGreaterThanOrEqual(30)
    expectAtMost(0.05, raisedBy(sentences), sentences)
  }
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
  ['a word that every object of JavaScript has', 'o constructor me deu alergia', true],
])('words are read as they are spoken and by what is near: %s (SAFETY-2)', (_, words, expected) => {
  expect(safetySignal(words)).toBe(expected)
})

test('one of several texts is enough, and words of two are not put together', () => {
  expect(safetySignal('Chegou bem', 'me deu alergia')).toBe(true)
  expect(safetySignal('Meu filho gostou muito', 'mal da tampa')).toBe(false)
  expect(safetySignal('Meu filho gostou muito mal da tampa')).toBe(true)
})

test('the topic or any text of a submission reports harm (SAFETY-2, FORM-9)', () => {
  expect(reportsHarm({ topic: 'harm', message: 'Olá' })).toBe(true)
  expect(reportsHarm({ topic: 'question', message: 'tive falta de ar' })).toBe(true)
  expect(reportsHarm({ topic: 'question', message: 'Onde compro?', consent: true })).toBe(false)
})

test('one sentence of a long harmless message is found, wherever it stands (SAFETY-2)', () => {
  const harmless = 'Comprei no site e chegou antes do prazo. A embalagem é linda e o cheiro é muito bom.'
  const praise = `${harmless} `.repeat(6)
  expect(safetySignal(praise)).toBe(false)
  expect(safetySignal(`${praise}Fiquei com falta de ar e fui parar no hospital. ${praise}`)).toBe(true)
})
