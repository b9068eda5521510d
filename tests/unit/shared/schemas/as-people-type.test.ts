import { goodContact } from '@tests/factories/contact-submission'
import { WELL } from '@tests/fixtures/registration-rules'
import { registrationForm } from '@/shared/schemas/accounts/registration'
import { contactForm } from '@/shared/schemas/contact'
import { readValues } from '@/shared/schemas/read-values'
import { charactersOf, countCharacters } from '@/shared/schemas/rules/characters'

/** What a form makes of one field: the text that is stored, or code and words of what is wrong. */
const read = (form: 'contact' | 'registration', field: string, value: string): unknown => {
  const result =
    form === 'contact'
      ? readValues(contactForm, { ...goodContact, [field]: value })
      : readValues(registrationForm, {
          ...WELL,
          [field]: value,
          ...(field === 'email' && { confirmEmail: value }),
        })
  if ('values' in result) return Object.entries(result.values).find(([name]) => name === field)?.[1]
  const { code, params = {} } = result.problems.find((problem) => problem.field === field) ?? {}
  return [code, ...Object.values(params)]
}

const APOSTROPHES = ["'", '’', '‘', '‛', '´', '`', '′', '‵', 'ʼ', 'ʹ', 'ʻ', '＇']
const HYPHENS = [
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe63',
  '\uff0d',
]
const SPACES = [' ', '\u00a0', '\u2003', '\u2007', '\u2009', '\u202f', '\u205f', '\u3000', '\t', '  ']
const LOOK_ALIKES = { "'": APOSTROPHES, '-': HYPHENS, ' ': SPACES }

test.each(["Ana D'Ávila", "Sant'Anna", 'Ana-Clara Luz', "João d'Ó Melo-Sá"])(
  'whatever looks like an apostrophe, hyphen or space is one: %s',
  (name) => {
    for (const [sign, others] of Object.entries(LOOK_ALIKES))
      for (const other of others) {
        const typed = name.replaceAll(sign, other)
        expect(read('contact', 'name', typed)).toBe(name)
        expect(read('contact', 'name', typed.normalize('NFD'))).toBe(name)
        expect(read('registration', 'lastName', typed)).toBe(name)
      }
  },
)

test.each([
  ['José Silva, Jr.', 'José Silva, Jr.'],
  ['João 2°', 'João 2º'],
  ['Farmácia 24 Horas', 'Farmácia 24 Horas'],
  ['Silva & Filhos', 'Silva & Filhos'],
  ['José “Zé” Souza', 'José "Zé" Souza'],
  ['Ana (mãe do Rui)', 'Ana (mãe do Rui)'],
  ['李小龙', '李小龙'],
])('who writes may be a shop, or be named with numbers: %s (CONTACT-1)', (typed, stored) => {
  expect(read('contact', 'name', typed)).toBe(stored)
})

test.each([
  ['contact', 'Ana <b>', ['invalidName', '<']],
  ['contact', 'ana@exemplo.com', ['invalidName', '@']],
  ['contact', 'Visite ganhe.com', ['unsuitable']],
  ['contact', 'www.exemplo.xyz', ['unsuitable']],
  ['contact', 'Ana 11 98765–4321', ['unsuitable']],
  ['contact', '{{7*7}}', ['invalidName', '{']],
  ['contact', 'Ana 🙂', ['invalidName', '🙂']],
  ['contact', '2026', ['invalidName', '2']],
  ['contact', 'Ana\u0007', ['patternMismatch']],
  ['contact', 'Ana\u2028Bcc: Rui', ['patternMismatch']],
  ['registration', 'Ana 2', ['invalidName', '2']],
  ['registration', 'Silva & Filhos', ['invalidName', '&']],
  ['registration', '-Ana', ['invalidName', '-']],
  ['registration', 'Ana--Lima', ['invalidName', '-']],
] as const)('a name in %s is refused by what is wrong in it: %j', (form, typed, fault) => {
  expect(read(form, form === 'contact' ? 'name' : 'firstName', typed)).toEqual(fault)
})

test.each<[string, unknown]>([
  ...[
    '01310 100',
    '01310–100',
    '01310−100',
    'CEP 01310-100',
    'cep: 01.310-100',
    '01310\u00a0100',
    '０１３１０１００',
  ].map((typed): [string, unknown] => [typed, '01310-100']),
  ['0131010', ['postalCodeDigits', 7]],
  ['01310-1000', ['postalCodeDigits', 9]],
  ['013-10100', ['invalidPostalCode']],
  ['00310-100', ['invalidPostalCode']],
  ['01310_100', ['invalidPostalCode']],
])('a CEP is its eight digits: %s', (typed, result) => {
  expect(read('registration', 'postalCode', typed)).toEqual(result)
})

test.each<[string, unknown]>([
  ['ana@exemplo.com.br.', 'ana@exemplo.com.br'],
  ['ana@exemplo.com.br;', 'ana@exemplo.com.br'],
  ['\u00a0ana@exemplo.com.br ', 'ana@exemplo.com.br'],
  ['ana–luz@exemplo.com.br', 'ana-luz@exemplo.com.br'],
  ['o’brien@exemplo.org', "o'brien@exemplo.org"],
  ['ana@são.com.br'.normalize('NFD'), 'ana@xn--so-sia.com.br'],
  ['joão@exemplo.com.br', ['emailAccent', 'ã', 'a']],
  ['ana@exemplo,com', ['emailSign', ',']],
  ['ana lima@exemplo.com', ['emailSpace']],
  ['ana.@exemplo.com', ['emailPoint']],
  ['ana@exemplo..com', ['emailPoint']],
  ['<ana@exemplo.com>', ['emailSign', '<']],
  ['ana@exemplo.com, rui@exemplo.com', ['invalidEmail']],
  ['ana', ['invalidEmail']],
])('an address is read as meant, or refused by what to change: %s (VALID-1)', (typed, result) => {
  for (const form of ['contact', 'registration'] as const) expect(read(form, 'email', typed)).toEqual(result)
})

const ONE_EACH = '👨‍👩‍👧‍👦 ❤️ 🇧🇷 👍🏽 🧑🏾‍🤝‍🧑🏻 1️⃣ 🏳️‍🌈 ạ́ é ß ン 한 กำ नि 🙂 ñ'.split(' ')

test('emoji families, flags and letters with their marks count once, as a segmenter divides them (VALID-1)', () => {
  const segmenter = new Intl.Segmenter('pt-BR')
  for (const one of ONE_EACH)
    for (const other of ONE_EACH) {
      const text = `${one}${other} a${one}`.normalize('NFC')
      expect(charactersOf(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment))
      expect(countCharacters(`${one}${other}`.normalize('NFD'))).toBe(2)
    }
})

test('a message of 1000 families is not too long, and marks heaped on one letter are (VALID-1)', () => {
  expect(read('contact', 'message', '👨‍👩‍👧‍👦'.repeat(1000))).toBe('👨‍👩‍👧‍👦'.repeat(1000))
  expect(read('contact', 'message', '👨‍👩‍👧‍👦'.repeat(2001))).toEqual(['tooLong', 2000])
  expect(read('contact', 'message', `oi oi oi oi a${'\u0301'.repeat(2000)}`)).toEqual(['tooLong', 2000])
})

test('a password may be repeated on a keyboard that composes letters otherwise', () => {
  const password = 'sábia\u00a0ção 1'
  const typed = { ...WELL, password, confirmPassword: 'sábia ção 1'.normalize('NFD') }
  expect(readValues(registrationForm, typed)).toHaveProperty('values')
  expect(readValues(registrationForm, { ...typed, confirmPassword: 'sabia ção 1' })).toHaveProperty(
    'problems',
  )
})
