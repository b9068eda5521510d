import * as z from 'zod/mini'
import { email, text } from '@/shared/schemas/fields'
import { countCharacters } from '@/shared/schemas/rules/characters'
import { cleanText } from '@/shared/schemas/rules/clean-text'
import { asName, personFault } from '@/shared/schemas/rules/names'
import { isLettersAndDigits, plainEmail } from '@/shared/schemas/rules/patterns'
import { asPostalCode, postalCodeFault } from '@/shared/schemas/rules/postal-code'

const codeOf = (schema: ReturnType<typeof text>['schema'], value: unknown): unknown => {
  const [issue] = schema(z).safeParse(value).error?.issues ?? []
  return issue === undefined ? null : issue.code === 'custom' ? issue.params?.problem : issue.code
}

test('characters are counted as people do: composed, one for a line break, one for an emoji (VALID-1)', () => {
  expect(countCharacters('a\u0301')).toBe(1)
  expect(countCharacters('um\r\ndois')).toBe(7)
  expect(countCharacters('\u{1F4A7}\u{1F4A7}')).toBe(2)
  expect(cleanText('  sa\u0301bia\r\nfim ')).toBe('sábia\nfim')
})

test.each([
  ['a text as long as allowed', 'ã'.repeat(50), null],
  ['the same typed in two parts a letter', 'a\u0303'.repeat(50), null],
  ['one more', 'ã'.repeat(51), 'tooLong'],
  ['one that is too short', 'abc', 'tooShort'],
  ['spaces alone', '   ', 'required'],
  ['half a character', 'nariz \ud83d entupido', 'patternMismatch'],
  ['U+0000', 'nariz\u0000entupido', 'patternMismatch'],
  ['a line break where one line is asked for', 'nariz\r\nBcc: alguem@exemplo.br', 'patternMismatch'],
  ['a list', ['nariz entupido'], 'invalid_type'],
  ['nothing', null, 'invalid_type'],
  ['a number', 12345678, 'invalid_type'],
])('one line of 5 to 50 characters: %s', (_, value, problem) => {
  expect(codeOf(text({ min: 5, max: 50 }).schema, value)).toBe(problem)
})

test.each([
  ['a turn of the direction', 'nariz \u202eentupido', 'nariz entupido'],
  ['zero-width spaces and a byte order mark', '\ufeffna\u200briz\u2060', 'nariz'],
  ['a soft hyphen', 'entu\u00adpido', 'entupido'],
  ['hidden tags', 'nariz\u{e0061}\u{e0062}', 'nariz'],
])('what nobody sees is dropped, of one line and of several: %s (FORM-6)', (_, sent, kept) => {
  for (const kind of ['text', 'textarea'] as const)
    expect(text({ kind, max: 50 }).schema(z).safeParse(sent).data).toBe(kept)
})

test.each(['\u200b', '\u200d\u200c', '\u3164', '\u2800\u2800', '\u00ad', '\ufe0f'])(
  'a text that shows nothing is blank: %j',
  (sent) => {
    expect(codeOf(text({ max: 50 }).schema, sent)).toBe('required')
  },
)

test('joined emoji and flags of letters stay whole (VALID-1)', () => {
  for (const emoji of ['👨‍👩‍👧', '❤️', '🇧🇷']) expect(cleanText(emoji)).toBe(emoji)
})

test('several lines are allowed where they are asked for', () => {
  expect(codeOf(text({ kind: 'textarea', max: 50 }).schema, 'uma\noutra')).toBeNull()
})

test('what is optional may be blank, and holds the rules where it is not', () => {
  const { schema } = text({ min: 5, max: 50, isOptional: true })
  expect(codeOf(schema, '')).toBeNull()
  expect(codeOf(schema, 'abc')).toBe('tooShort')
})

test.each([
  ['ana.lima+loja@exemplo.com.br', true],
  ["o'brien@sub.exemplo.org", true],
  ['ana@exemplo', false],
  ['ana@@exemplo.com', false],
  ['Ana <ana@exemplo.com>', false],
  ['"ana lima"@exemplo.com', false],
  ['ana@exemplo.com, rui@exemplo.com', false],
  ['ana@exemplo.com\nBcc: rui@exemplo.com', false],
  ['ana@[127.0.0.1]', false],
  ['ana..lima@exemplo.com', false],
  [`${'a'.repeat(65)}@exemplo.com`, false],
  [`ana@${'exemplo.'.repeat(40)}com`, false],
])('an address of e-mail is one bare recipient: %s', (address, isOne) => {
  expect(plainEmail(address) !== null).toBe(isOne)
})

test('an address is kept in lower case', () => {
  expect(email().schema(z).safeParse('  Ana.LIMA@Exemplo.com ').data).toBe('ana.lima@exemplo.com')
})

test.each([
  ['José', true],
  ['Maria d’Ávila-Souza', true],
  ["O'Brien Jr.", true],
  ['Ana  Lima', true],
  ['李小龙', true],
  ['Ana1', false],
  ['<b>Ana</b>', false],
  ['-Ana', false],
  ['🙂', false],
])('a name has letters, and what stands between them: %s (VALID-3)', (name, isOne) => {
  expect(personFault(asName(name)) === null).toBe(isOne)
})

test('a nickname has letters of all scripts with a mark or two, and the digits 0 to 9 (VALID-2)', () => {
  for (const good of ['Ana1894', 'ção', 'Ωμέγα']) expect(isLettersAndDigits(good)).toBe(true)
  for (const bad of ['٣٤', 'a\u0301\u0302\u0303\u0304', 'a\u200db', 'a b', 'a_b', 'a-b', 'a.b', '🙂', ''])
    expect(isLettersAndDigits(bad)).toBe(false)
})

test('a CEP has eight digits', () => {
  for (const good of ['01310-100', '01310100']) expect(postalCodeFault(asPostalCode(good))).toBeNull()
  for (const bad of ['1310-100', '01310_100', '01310-1000', 'abcde-fgh'])
    expect(postalCodeFault(asPostalCode(bad))).not.toBeNull()
})

test('no pattern takes longer than a moment, whatever is written', () => {
  const long = `${'a'.repeat(50_000)}!`
  const dots = `ana@exemplo${'.'.repeat(50_000)}`
  expect([plainEmail(long), plainEmail(dots), isLettersAndDigits(long)]).toEqual([null, null, false])
  for (const name of [long, `a${' '.repeat(50_000)}1`]) expect(personFault(asName(name))).not.toBeNull()
  expect(postalCodeFault(asPostalCode(`01310${' '.repeat(50_000)}x`))).not.toBeNull()
})
