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

const both = (
  rule: string,
  field: string,
  good: readonly string[],
  bad: readonly (readonly [value: string, code: string])[],
): Row[] => [
  ...good.map((value) => ({
    rule: `${rule}: ${value.length > 30 ? `${[...value].length} characters` : value}`,
    sent: { [field]: value },
    problem: null,
  })),
  ...bad.map(([value, code]) => ({
    rule: `${rule}, not: ${value.length > 30 ? `${[...value].length} characters` : value || 'nothing'}`,
    sent: { [field]: value },
    problem: [field, code] as const,
  })),
]

const text = (length: number): string =>
  'Bom! '
    .repeat(Math.ceil(length / 5))
    .slice(0, length - 1)
    .concat('!')

/** Each rule of the form (behavior VALID-2) from both sides. */
export const reviewRules: Row[] = [
  ...both(
    'an overall rating is chosen',
    'rating',
    ['1', '5'],
    [
      ['', 'required'],
      ['0', 'patternMismatch'],
      ['6', 'patternMismatch'],
      ['4.5', 'patternMismatch'],
    ],
  ),
  ...both(
    'a recommendation is chosen',
    'recommends',
    ['yes', 'no'],
    [
      ['', 'required'],
      ['maybe', 'patternMismatch'],
    ],
  ),
  ...both(
    'a title has 1 to 50 characters',
    'title',
    ['a', text(50), '😀'.repeat(50)],
    [
      ['', 'required'],
      ['   ', 'required'],
      ['\u200b\u200d\u2060', 'required'],
      ['\u3164\u2800', 'required'],
      [text(51), 'tooLong'],
    ],
  ),
  ...both(
    'a summary has up to 50 characters',
    'summary',
    ['a', text(50)],
    [
      ['', 'required'],
      [text(51), 'tooLong'],
    ],
  ),
  ...both(
    'a description has 50 to 500 characters',
    'description',
    [text(50), text(500), `${'a\r\n'.repeat(249)}aa`],
    [
      ['', 'required'],
      [text(49), 'tooShort'],
      [text(501), 'tooLong'],
    ],
  ),
  ...both(
    'a nickname has letters and digits, up to 25',
    'nickname',
    ['a', 'Zoé7', 'a'.repeat(25)],
    [
      ['', 'required'],
      ['a'.repeat(26), 'tooLong'],
      ['Ana Maria', 'patternMismatch'],
      ['ana_', 'patternMismatch'],
      ['<b>', 'patternMismatch'],
      ['a\u0301\u0302\u0303\u0304', 'patternMismatch'],
      ['\u0663\u0663\u0663', 'patternMismatch'],
      ['a\u200db', 'patternMismatch'],
      ['😀', 'patternMismatch'],
    ],
  ),
  ...both(
    'a location is given',
    'location',
    ['Recife', "Olho d'Água das Flores", 'Cuiabá', 'S.Paulo - SP', '25 de Julho, zona 12'],
    [
      ['Liga 11 99999-8888', 'unsuitable'],
      ['http://spam.example', 'unsuitable'],
      ['loja.com.br', 'unsuitable'],
      ['eu@exemplo', 'unsuitable'],
      ['', 'required'],
      [text(61), 'tooLong'],
    ],
  ),
  ...both(
    'a month of birth is chosen',
    'birthMonth',
    ['01', '12'],
    [
      ['', 'required'],
      ['13', 'patternMismatch'],
      ['1', 'patternMismatch'],
    ],
  ),
  ...both(
    'a year of birth is one',
    'birthYear',
    ['1950'],
    [
      ['', 'required'],
      ['85', 'invalidDate'],
      ['1899', 'invalidDate'],
      ['19850', 'tooLong'],
      ['abcd', 'invalidDate'],
    ],
  ),
  ...both(
    'an address of e-mail is valid',
    'email',
    ['a@b.co', 'MARIA.silva+avaliacao@exemplo.com.br'],
    [
      ['', 'required'],
      ['maria', 'invalidEmail'],
      ['maria@exemplo', 'invalidEmail'],
      ['a@b.co, c@d.co', 'invalidEmail'],
      ['a@b.co\r\nBcc: c@d.co', 'patternMismatch'],
    ],
  ),
  ...both(
    'the terms are accepted',
    'terms',
    ['sim'],
    [
      ['', 'requiresTrue'],
      ['nao', 'requiresTrue'],
    ],
  ),
  ...both('a product is named', 'product', ['brisamenta-inalador'], [['', 'required']]),
]
