import { createRateLimit } from '@/server/http/rate-limit'
import { readSectionFailure } from '@/server/http/section-failures'

const failure = { section: 'cardSection', entry: 'section-a.1', error: 'TypeError', path: '/pt-br/tosse/' }

test('the fields of a report are read, and no others (SECTION-2)', () => {
  expect(readSectionFailure({ ...failure, message: 'Maria, 34 anos', agent: 'x' })).toEqual(failure)
})

test.each([
  ['no object', 'text'],
  ['nothing', null],
  ['a missing field', { ...failure, entry: undefined }],
  ['a query', { ...failure, path: '/pt-br/?busca=maria' }],
  ['a path with anything that no page of the site has', { ...failure, path: '/pt-br/maria@exemplo.com/' }],
  ['a line break', { ...failure, error: 'TypeError\n{"level":"fatal"}' }],
  ['a sentence for a name', { ...failure, error: 'Maria has a cough' }],
  ['a long path', { ...failure, path: `/${'a'.repeat(300)}` }],
  ['a path that takes long to refuse', { ...failure, path: `/${'a'.repeat(190)}!` }],
])('a report with %s is refused', (_, body) => {
  expect(readSectionFailure(body)).toBeNull()
})

test('a limit counts anew when its window is over', () => {
  let now = 0
  const isWithin = createRateLimit(2, 1000, () => now)
  expect([isWithin(), isWithin(), isWithin()]).toEqual([true, true, false])
  now = 999
  expect(isWithin()).toBe(false)
  now = 1000
  expect(isWithin()).toBe(true)
})
