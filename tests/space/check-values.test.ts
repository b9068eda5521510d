import { makeEntry } from '@tests/factories/space'
import { findingsOf } from './check-model'

const page = (fields: Record<string, unknown>, id = 'p') =>
  makeEntry('page', { id, fields: { title: 'Página', slug: id, ...fields } })

test('a sound page has no findings', () => {
  const fields = {
    summary: 'Texto',
    sort: 1,
    isDark: false,
    reviewedAt: '2026-11-03',
    width: { desktop: 'auto' },
    variant: 'card',
    networks: ['x'],
    link: 'https://example.com',
  }
  expect(findingsOf(page(fields))).toEqual([])
})

test.each([
  ['title', 12, 'is 12, where text is expected (put it in quotes)'],
  ['summary', ['a'], 'is ["a"], where text is expected'],
  ['sort', 1.5, 'is 1.5, where a whole number is expected'],
  ['isDark', 'sim', 'is "sim", where true or false is expected'],
  ['reviewedAt', '3/11/2026', 'is "3/11/2026", where an ISO date is expected'],
  ['width', 'auto', 'is "auto", where an object or a list is expected'],
  ['networks', 'x', 'is "x", where a list is expected'],
  ['networks', ['x', 1], 'item 2 is 1, where text is expected'],
  ['next', 'p', 'is "p", where a link is expected'],
  ['body', 'texto', 'is "texto", where rich text is expected'],
  ['title', 'ab', 'has 2 characters, at least 3 are needed'],
  ['title', 'a'.repeat(11), 'has 11 characters, at most 10 are allowed'],
  ['networks', ['x', 'x', 'x'], 'has 3 items, at most 2 are allowed'],
  ['variant', 'big', '"big" is none of card, plain'],
  ['networks', ['orkut'], '"orkut" is none of x, whatsapp'],
  ['slug', 'ação', '"ação" does not match ^[a-z0-9/-]+$'],
  ['slug', 'a.html', 'slug "a.html" has a dot: a page\'s address must have none'],
  ['slug', 'Produtos', 'slug "Produtos" has capitals: write it in lower case'],
  ['subtitle', 'x', 'the content type has no such field'],
])('%s: %j', (field, value, reason) => {
  expect(findingsOf(page({ [field]: value }))).toEqual([`entry p (page) field ${field}: ${reason}`])
})

test('a required field must be filled; in a draft that is a note', () => {
  const [published, draft] = [
    makeEntry('page', { id: 'a', fields: { slug: 'a' } }),
    makeEntry('page', { id: 'b', status: 'draft', fields: { slug: 'b' } }),
  ]
  expect(findingsOf(published, draft)).toEqual([
    'entry a (page) field title: is required',
    'note: entry b (page) field title: is required',
  ])
})

test('unique values and paths stand once', () => {
  const article = makeEntry('article', { id: 'c', fields: { slug: 'a' } })
  expect(findingsOf(page({}, 'a'), page({ slug: 'a' }, 'b'), article)).toEqual([
    'entry b (page) field slug: "a" is that of entry a already',
    'entry c (article) field slug: "a" is the path of a (page) already',
    'entry c (article) field reviewer: is empty',
    'entry c (article) field reviewDate: is empty',
  ])
})

test('an id stands once, and its content type exists', () => {
  expect(findingsOf(page({}), page({ slug: 'other' }))).toEqual(['space: entry p: duplicate id'])
  expect(findingsOf(makeEntry('ghost', { id: 'g', fields: { slug: 'g' } }))).toEqual([
    'entry g (ghost): unknown content type',
  ])
})
