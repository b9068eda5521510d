import { findPrivacyEntry, type PrivacyQuestion } from '@/server/content/privacy/privacy-entry'

const question: PrivacyQuestion = { country: 'BR', language: 'pt', linkType: 'privacyLink' }
const at = (...path: string[]): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), { privacyLink: `/${path.join('-')}` })
const urlOf = (documents: unknown[], asked = question) =>
  findPrivacyEntry(documents.reduce<object>(merge, {}), asked)?.url ?? null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const merge = (left: object, right: unknown): object => {
  const result: Record<string, unknown> = { ...left }
  for (const [key, value] of Object.entries(isRecord(right) ? right : {})) {
    const known = result[key]
    result[key] = isRecord(known) ? merge(known, value) : value
  }
  return result
}

test('the link is sought in the state, the country, its default, the global default, then in English (PRIVACY-2)', () => {
  const inOrder = [
    at('BR', 'SP', 'pt'),
    at('BR', 'pt'),
    at('BR', 'DEFAULT', 'pt'),
    at('DEFAULT', 'pt'),
    at('DEFAULT', 'DEFAULT', 'pt'),
    at('BR', 'en'),
    at('DEFAULT', 'en'),
  ]
  const asked = { ...question, state: 'SP' }
  const found = inOrder.map((_, index) => urlOf(inOrder.slice(index), asked))
  expect(found).toEqual([
    '/BR-SP-pt',
    '/BR-pt',
    '/BR-DEFAULT-pt',
    '/DEFAULT-pt',
    '/DEFAULT-DEFAULT-pt',
    '/BR-en',
    '/DEFAULT-en',
  ])
  expect(urlOf([], asked)).toBeNull()
})

test('a state of which the document knows nothing falls back to its country', () => {
  expect(urlOf([at('BR', 'pt'), at('DEFAULT', 'pt')], { ...question, state: 'AC' })).toBe('/BR-pt')
})

test('the default language of a country comes before the global default (PRIVACY-1)', () => {
  expect(urlOf([at('BR', 'DEFAULT'), at('DEFAULT', 'pt')])).toBe('/BR-DEFAULT')
})

test('the default link type stands in for a missing one, and one type never for another (PRIVACY-1)', () => {
  expect(findPrivacyEntry({ BR: { pt: { DEFAULT: '/any' } } }, question)?.url).toBe('/any')
  expect(findPrivacyEntry({ BR: { pt: { privacyPolicyCHD: '/chd' } } }, question)).toBeNull()
})

test('an entry is a link, or an object with link and text (PRIVACY-1)', () => {
  const read = (entry: unknown) => findPrivacyEntry({ BR: { pt: { privacyLink: entry } } }, question)
  expect(read('https://a.example/')).toEqual({ url: 'https://a.example/', text: null })
  expect(read({ link: ' /p ', text: ' Privacidade ' })).toEqual({ url: '/p', text: 'Privacidade' })
  expect(read({ link: '/p', text: '' })).toEqual({ url: '/p', text: null })
  expect(read({ text: 'Privacidade' })).toBeNull()
  expect(read('  ')).toBeNull()
})

test('keys are found whatever their capitals', () => {
  expect(findPrivacyEntry({ br: { PT: { PrivacyLink: '/p' } } }, question)?.url).toBe('/p')
})

test('other parts of the document do no harm', () => {
  const document = { version: 3, updated: null, BR: { notes: ['a'], pt: { privacyLink: '/p' } } }
  expect(findPrivacyEntry(document, question)?.url).toBe('/p')
})

test.each([null, 'text', 7, []])('a document that is %j has no link', (document) => {
  expect(findPrivacyEntry(document, question)).toBeNull()
})
