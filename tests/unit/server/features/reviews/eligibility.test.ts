import { dayInBrazil, hasReached } from '@/server/features/reviews/minimum-age'
import { foldNickname } from '@/server/features/reviews/screening/nickname'
import { safetySignal } from '@/server/features/safety/safety-signal'

test.each([
  ['the month before', '2026-10-31', false],
  ['the month of the birthday, whose day is not known', '2026-11-30', false],
  ['the first day of the month after', '2026-12-01', true],
  ['years later', '2040-01-01', true],
])('who was born in November 2008 may write a review: %s (REVIEW-4)', (_, today, expected) => {
  expect(hasReached(18, { month: 11, year: 2008 }, today)).toBe(expected)
})

test('who was born in December may from January on (REVIEW-4)', () => {
  expect(hasReached(18, { month: 12, year: 2008 }, '2026-12-31')).toBe(false)
  expect(hasReached(18, { month: 12, year: 2008 }, '2027-01-01')).toBe(true)
})

test("the day is Brazil's", () => {
  expect(dayInBrazil(new Date('2026-12-01T02:59:00Z'))).toBe('2026-11-30')
  expect(dayInBrazil(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01')
})

test.each([
  ['capitals', 'MARIA', 'maria'],
  ['accents', 'José', 'Jose'],
  ['accents written in two characters', 'Jose\u0301', 'José'],
  ['wide letters', 'Ａｎａ', 'ana'],
  ['letters of another alphabet', 'Аnа', 'Ana'],
  ['digits in another shape', 'ana２', 'ana2'],
])('two nicknames that differ in %s are one (REVIEW-3)', (_, one, other) => {
  expect(foldNickname(one)).toBe(foldNickname(other))
})

test('nicknames that read differently are different (REVIEW-3)', () => {
  expect(foldNickname('ana1')).not.toBe(foldNickname('ana2'))
})

test.each([
  'Minha filha teve ALERGIA na pele',
  'ficou com coceira',
  'me deu falta de ar',
  'passei mal depois de usar',
  'o olho inchou muito',
  'fui parar no hospital',
  'levei ela na UPA',
  'senti tontura e enjoo',
  'Tive um efeito colateral',
])('a text that tells of harm is recognized: %s', (words) => {
  expect(safetySignal('Título', words)).toBe(true)
})

test.each([
  'Cheiro suave, cabe no bolso e dura bastante',
  'Ajudou a noite com o nariz entupido e a tosse',
  'A embalagem chegou amassada, mas o produto é ótimo',
  'Uso em casa e no trabalho, recomendo para adultos',
  'Bom para a dor de garganta no inverno',
])('a text that tells of none is not: %s', (words) => {
  expect(safetySignal(words)).toBe(false)
})
