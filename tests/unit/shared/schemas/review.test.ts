import { goodReview, reviewRules } from '@tests/factories/review-submission'
import { readValues } from '@/shared/schemas/read-values'
import { reviewForm } from '@/shared/schemas/review'

test.each(reviewRules)('review: $rule (VALID-2)', ({ sent, problem }) => {
  const read = readValues(reviewForm, { ...goodReview, ...sent })
  if (problem === null) expect(read).toHaveProperty('values')
  else {
    const [field, code] = problem
    expect(read).toMatchObject({ problems: [{ field, code }] })
  }
})

test.each([
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['a number', 7],
  ['null', null],
  ['a character that no text holds', 'a\0b'],
  ['half a character', 'a\ud800'],
])('review: no field takes %s', (_, value) => {
  for (const name of Object.keys(goodReview))
    expect(readValues(reviewForm, { ...goodReview, [name]: value })).toHaveProperty('problems')
})

test('review: a field that the form does not have is refused', () => {
  expect(readValues(reviewForm, { ...goodReview, status: 'approved' })).toMatchObject({
    problems: [{ field: 'status', code: 'unknownField' }],
  })
})

test('review: a browser whose clock is wrong refuses no year of birth', () => {
  jest.useFakeTimers({ now: 0 })
  expect(readValues(reviewForm, { ...goodReview, birthYear: '1980' })).toHaveProperty('values')
  jest.useRealTimers()
})

test('review: markup in a text stays the text that it is', () => {
  const title = '<script>alert(1)</script>'
  expect(readValues(reviewForm, { ...goodReview, title })).toMatchObject({ values: { title } })
})
