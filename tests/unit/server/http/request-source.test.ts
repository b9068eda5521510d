import { requestSource } from '@/server/http/request-source'

const SITE = 'https://www.exemplo.com.br'

jest.mock('@/shared/config/env', () => ({ serverEnv: () => ({ SITE_URL: `${SITE}/` }) }))

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 'own'],
  ['the address bar', { 'sec-fetch-site': 'none' }, 'direct'],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }, 'foreign'],
  ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: SITE }, 'foreign'],
  ['an old browser, from a page of this site', { origin: SITE }, 'own'],
  ['an old browser, from another site', { origin: 'https://www.exemplo.com.br.mal.example' }, 'foreign'],
  ['an old browser that hides where it comes from', { origin: 'null' }, 'foreign'],
  ['no browser', {}, 'direct'],
])('a request from %s (FORM-4)', (_, headers, source) => {
  expect(requestSource(headers)).toBe(source)
})
