/** A review as a browser sends it, in which everything is well. */
export const goodReview: Readonly<Record<string, string>> = {
  product: 'brisamenta-inalador',
  rating: '5',
  recommends: 'yes',
  title: 'Cabe no bolso',
  summary: 'Cheiro suave e fácil de usar',
  description: 'Uso no ônibus e no trabalho. O cheiro de menta é suave e a tampa fecha bem na bolsa.',
  reaction: '',
  photo: '',
  nickname: 'MariaDoSul',
  location: 'Porto Alegre',
  birthMonth: '03',
  birthYear: '1985',
  email: 'maria@exemplo.com.br',
  terms: 'sim',
}

interface Row {
  rule: string
  /** Values that replace the good review's own. */
  sent: Record<string, string>
  /** The code of the error, and its field; null where it is valid. */
  problem: readonly [field: string, code: string] | null
}

const shown = (value: string): string =>
  value.length > 30 ? `${[...value].length} characters` : value || 'nothing'

/** @param bad values by the code of what is wrong with them */
const both = (
  rule: string,
  field: string,
  good: readonly string[],
  bad: Readonly<Record<string, readonly string[]>>,
): Row[] => [
  ...good.map((value) => ({ rule: `${rule}: ${shown(value)}`, sent: { [field]: value }, problem: null })),
  ...Object.entries(bad).flatMap(([code, values]) =>
    values.map((value) => ({
      rule: `${rule}, not: ${shown(value)}`,
      sent: { [field]: value },
      problem: [field, code] as const,
    })),
  ),
]

const text = (length: number): string =>
  'Bom! '
    .repeat(Math.ceil(length / 5))
    .slice(0, length - 1)
    .concat('!')

/** Each rule of the form (behavior VALID-2) from both sides. */
export const reviewRules: Row[] = [
  ...both('an overall rating is chosen', 'rating', ['1', '5'], {
    required: [''],
    patternMismatch: ['0', '6', '4.5'],
  }),
  ...both('a recommendation is chosen', 'recommends', ['yes', 'no'], {
    required: [''],
    patternMismatch: ['maybe'],
  }),
  ...both('a title has 1 to 50 characters', 'title', ['a', text(50), '😀'.repeat(50)], {
    required: ['', '   ', '\u200b\u200d\u2060', '\u3164\u2800'],
    tooLong: [text(51)],
  }),
  ...both('a summary has up to 50 characters', 'summary', ['a', text(50)], {
    required: [''],
    tooLong: [text(51)],
  }),
  ...both(
    'a description has 50 to 500 characters',
    'description',
    [text(50), text(500), `${'a\r\n'.repeat(249)}aa`],
    { required: [''], tooShort: [text(49)], tooLong: [text(501)] },
  ),
  ...both('a nickname has letters and digits, up to 25', 'nickname', ['a', 'Zoé7', 'a'.repeat(25)], {
    required: [''],
    tooLong: ['a'.repeat(26)],
    patternMismatch: [
      ...['Ana Maria', 'ana_', '<b>', '😀'],
      ...['a\u0301\u0302\u0303\u0304', '\u0663\u0663\u0663', 'a\u200db'],
    ],
  }),
  ...both(
    'a location is given',
    'location',
    ['Recife', "Olho d'Água das Flores", 'Cuiabá', 'S.Paulo - SP', '25 de Julho, zona 12'],
    {
      unsuitable: ['Liga 11 99999-8888', 'http://spam.example', 'loja.com.br', 'eu@exemplo'],
      required: [''],
      tooLong: [text(61)],
    },
  ),
  ...both('a month of birth is chosen', 'birthMonth', ['01', '12'], {
    required: [''],
    patternMismatch: ['13', '1'],
  }),
  ...both('a year of birth is one', 'birthYear', ['1950'], {
    required: [''],
    invalidDate: ['85', '1899', 'abcd'],
    tooLong: ['19850'],
  }),
  ...both('an address of e-mail is valid', 'email', ['a@b.co', 'MARIA.silva+avaliacao@exemplo.com.br'], {
    required: [''],
    invalidEmail: ['maria', 'maria@exemplo', 'a@b.co, c@d.co'],
    patternMismatch: ['a@b.co\r\nBcc: c@d.co'],
  }),
  ...both('the terms are accepted', 'terms', ['sim'], { requiresTrue: ['', 'nao'] }),
  ...both('a product is named', 'product', ['brisamenta-inalador'], { required: [''] }),
]
