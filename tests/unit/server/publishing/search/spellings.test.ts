import {
  addWords,
  spellingsOf as spellingsOfWords,
  type Vocabulary,
} from '@/server/publishing/search/spellings'
import type { SearchRecord } from '@/shared/content-model/views/search'

const spellingsOf = (records: SearchRecord[]) => {
  const words: Vocabulary = new Map()
  addWords(words, records)
  return spellingsOfWords(words)
}

const record = (title: string, keywords: string[] = []): SearchRecord => ({
  id: title,
  title,
  shortDescription: null,
  url: '/x/',
  heroImage: null,
  keywords,
  category: null,
  facets: {},
  facetGroups: [],
  body: 'Hospital e exame.',
  featured: 1,
  newest: 1,
})

const wordOf = (spelling: string, records: SearchRecord[]): unknown => {
  const found = spellingsOf(records).find(({ from }) => from === spelling)
  return found?.words[0]
}

test.each([
  ['charope', 'xarope'],
  ['xa', 'chá'],
  ['toce', 'tosse'],
  ['humidificador', 'umidificador'],
  ['enalador', 'inalador'],
  ['intupido', 'entupido'],
  ['kente', 'quente'],
  ['crianssa', 'criança'],
  ['spraizinho', undefined],
  ['isprei', undefined],
  ['ispray', 'spray'],
])('a word written by ear leads to the word: %s', (spelling, word) => {
  const records = [
    record('Xarope e chá quente', ['tosse', 'criança']),
    record('Umidificador, inalador, spray', ['nariz entupido']),
  ]
  expect(wordOf(spelling, records)).toBe(word)
})

test.each([
  ['chazinho', 'chá'],
  ['pomadinha', 'pomada'],
  ['xaropinho', 'xarope'],
  ['narizinho', 'nariz'],
  ['criancinha', 'criança'],
  ['sorinho', 'soro'],
])('a diminutive leads to its word: %s', (spelling, word) => {
  expect(wordOf(spelling, [record('Chá e pomada', ['xarope', 'nariz', 'criança', 'soro'])])).toBe(word)
})

test('a spelling that is another word of the records is left to that word', () => {
  expect(wordOf('cinto', [record('Sinto o cinto')])).toBeUndefined()
})

test('only titles and keywords are spelled, and never more than a small plan takes', () => {
  expect(wordOf('ospital', [record('Chá')])).toBeUndefined()
  const many = Array.from(
    { length: 2000 },
    (_, at) => `xe${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  )
  expect(spellingsOf([record('Chá', many)])).toHaveLength(700)
})

test('every id is taken once', () => {
  const ids = spellingsOf([record('Chá e pomada', ['xarope', 'nariz', 'criança'])]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
