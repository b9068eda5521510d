import { NO_ADVICE } from '@/shared/words/understanding/advise'
import { meantTerm } from '@/shared/words/understanding/meant-term'
import { readHits } from '@/ui/search/algolia/hit'
import { rawHits } from './hits'

const guidance = { id: 'g', title: 'Falta de ar', gravity: 'emergency', calls: ['192'] } as never
const hits = readHits(rawHits('Brisamenta Pomada', 'Tosse seca e tosse com catarro', 'Nariz entupido'))
const popular = [{ title: 'Tosse à noite' }, { title: 'Dor de garganta' }]
const meant = (term: string, advice = {}) => meantTerm(term, { ...NO_ADVICE, ...advice }, hits, popular)

test.each([
  ['pomda', 'pomada'],
  ['tose seca', 'tosse seca'],
  ['nariz entupdo', 'nariz entupido'],
  ['garganat', 'garganta'],
])('%s may have meant %s (SEARCH-17)', (typed, wanted) => expect(meant(typed)).toBe(wanted))

test.each(['pomada', 'pomad', 'narizes entupidos', 'Tosse a noite', 'xyzxyz', 'ar', ''])(
  'nothing is proposed for %p: known, another form of a known word, a beginning, or near nothing (SEARCH-17)',
  (typed) => expect(meant(typed)).toBeNull(),
)

test('words are those of what was found, of titles and keywords too (SEARCH-17)', () => {
  const [found] = rawHits('Brisamenta Pomada')
  const bare = readHits([{ ...found, shortDescription: undefined, keywords: ['catarro'] }])
  expect(meantTerm('pomda', NO_ADVICE, bare, popular)).toBe('pomada')
  expect(meantTerm('cataro', NO_ADVICE, bare, popular)).toBe('catarro')
})

test('words are those of the popular searches where nothing was found (SEARCH-17)', () => {
  expect(meantTerm('garganat', NO_ADVICE, [], popular)).toBe('garganta')
})

test('nothing is proposed where guidance is shown, except that for words nobody understands (SEARCH-17)', () => {
  expect(meant('pomda', { guidance: [guidance] })).toBeNull()
  expect(meant('pomda', { products: 'withheld' })).toBeNull()
  expect(meant('pomda', { products: 'undecided' })).toBeNull()
  expect(meant('pomda', { guidance: [guidance], products: 'onRequest' })).toBe('pomada')
})
