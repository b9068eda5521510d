import { REGISTRATION_RULES, WELL } from '@tests/fixtures/registration-rules'
import { isGuessable } from '@/server/features/accounts/passwords/is-guessable'
import { registrationForm } from '@/shared/schemas/accounts/registration'
import { readValues } from '@/shared/schemas/read-values'

test('a registration that keeps every rule is read (VALID-3)', () => {
  expect(readValues(registrationForm, WELL)).toEqual({
    values: { ...WELL, terms: true },
  })
})

test.each(REGISTRATION_RULES)('$rule', ({ values, problems }) => {
  const read = readValues(registrationForm, { ...WELL, ...values })
  expect('problems' in read ? read.problems.map(({ field, code }) => [field, code]) : []).toEqual(problems)
})

test.each([
  ['senha123', true],
  ['Senha123', true],
  ['qwerty123', true],
  ['ana.lima!2026', true],
  ['Senha@123', true],
  ['jesus1234', true],
  ['Gabriel123', true],
  ['qwe12345', true],
  ['2024maria', true],
  ['f0rtal3za#7', true],
  ['Brisamenta2026', true],
  ['chuva mansa 7', false],
  ['maria canta 1987 vezes', false],
  ['gabriel73918265', false],
  ['correto cavalo 4', false],
])('is tried first: %s %s', (password, isFirst) => {
  expect(isGuessable(password, 'ana.lima@exemplo.com.br', ['brisamenta'])).toBe(isFirst)
})
