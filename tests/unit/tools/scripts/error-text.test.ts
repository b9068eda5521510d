import { errorText, withoutSecrets } from '../../../../tools/scripts/lib/error-text'
import { SetupError } from '../../../../tools/scripts/lib/site-env'

const env = {
  CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-abcdefgh',
  DATABASE_URL: 'postgres://site:s%40fe-password@db/site',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'public-key',
  SITE_URL: 'https://www.exemplo.com.br',
}

test('values of secret variables, and passwords in addresses, are in no text; public ones are', () => {
  expect(withoutSecrets('a CFPAT-abcdefgh b s@fe-password c s%40fe-password public-key', env)).toBe(
    'a [secret] b [secret] c [secret] public-key',
  )
})

const axiosError = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
  code: 'ECONNREFUSED',
  config: { headers: { Authorization: 'Bearer CFPAT-abcdefgh' } },
})
const sdkError = Object.assign(
  new Error(
    JSON.stringify({ status: 401, message: 'invalid token', request: { headers: { a: 'CFPAT-abcdefgh' } } }),
  ),
  { name: 'AccessTokenInvalid' },
)

test.each([
  [axiosError, 'ECONNREFUSED'],
  [sdkError, '401, AccessTokenInvalid: invalid token'],
])('an error of an SDK is one sentence with its status and variables', (error, status) => {
  const text = errorText(error, env)
  expect(text).toContain(status)
  expect(text).toContain('check CONTENTFUL_MANAGEMENT_TOKEN')
  expect(text).not.toMatch(/\n|CFPAT|headers/)
})

test('any other is its message and its stack, without the fields that a library put on it', () => {
  const error = Object.assign(new TypeError('x is no function'), { request: { secret: 'field' } })
  expect(errorText(error, env)).toMatch(/^TypeError: x is no function\n\s+at /)
  expect(errorText(error, env)).not.toContain('field')
})

test('a message for the reader, and one about arguments, stand alone', () => {
  expect(errorText(new SetupError('PORT is missing.'), env)).toBe('PORT is missing.')
  const wrong = Object.assign(new TypeError("Unknown option '--x'"), {
    code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
  })
  expect(errorText(wrong, env)).toBe("Unknown option '--x'")
})
