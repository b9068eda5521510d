import { createHash } from 'node:crypto'
import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit'
import {
  SIGNATURE_HEADER,
  type SignedMessage,
  signMessage,
  verifyMessage,
} from '@/server/publishing/webhook/signature'

const verdictOf = (secret: string, message: SignedMessage, now: number) =>
  verifyMessage(secret, message, now).verdict

const MESSAGES = 1000
const SEED = 'publishing'

/** Numbers that look random and are the same in every run (Node's own generator takes no seed). */
const numbers = (seed: string) => {
  let state = seed
  return (below: number): number => {
    state = createHash('sha256').update(state).digest('hex')
    return Number.parseInt(state.slice(0, 8), 16) % below
  }
}

const next = numbers(SEED)
const CHARACTERS = [...'abcXYZ019 -_.~/:;,=%"\\{}ãçéíô€😀\n\t']
const text = (length: number): string =>
  Array.from({ length: next(length) }, () => CHARACTERS[next(CHARACTERS.length)] ?? '').join('')
const word = (length: number): string => Array.from({ length }, () => next(16).toString(16)).join('')

const message = () => ({
  secret: word(64),
  method: 'POST' as const,
  path: `/${text(20).replace(/[?\s]/g, '')}${next(3) === 0 ? `?${word(4)}=${text(8).replace(/[?\s]/g, '')}` : ''}`,
  headers: Object.fromEntries(
    Array.from({ length: next(6) }, () => [
      `${next(2) ? 'X-Contentful-' : 'content-'}${word(4)}`,
      ` ${word(6)} ${text(9)} `,
    ]),
  ),
  body: next(10) === 0 ? '' : JSON.stringify({ [text(8)]: text(60) }),
})

const messages = Array.from({ length: MESSAGES }, message)

test('what the toolkit signs is valid here, and what is signed here is valid for the toolkit', () => {
  const now = Date.now()
  for (const { secret, ...request } of messages) {
    const theirs: Record<string, string> = {
      ...signRequest(secret, { ...request, headers: { ...request.headers } }, now),
    }
    const ours = signMessage(secret, request, now)
    expect(ours[SIGNATURE_HEADER]).toBe(theirs[SIGNATURE_HEADER])
    expect(verdictOf(secret, { ...request, headers: { ...request.headers, ...theirs } }, now)).toBe('valid')
    expect(verifyRequest(secret, { ...request, headers: { ...request.headers, ...ours } }, 0)).toBe(true)
  }
})

test('a message with another body, path, header or secret is refused here and by the toolkit', () => {
  const now = Date.now()
  for (const { secret, ...request } of messages.slice(0, 250)) {
    const headers = { ...request.headers, 'x-contentful-topic': 'ContentManagement.Entry.publish' }
    const signed = {
      ...request,
      headers: { ...headers, ...signMessage(secret, { ...request, headers }, now) },
    }
    const forgeries = [
      { ...signed, body: `${signed.body} ` },
      { ...signed, path: `${signed.path}x` },
      { ...signed, headers: { ...signed.headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' } },
    ]
    for (const forged of forgeries) {
      expect(verdictOf(secret, forged, now)).toBe('forged')
      expect(verifyRequest(secret, forged, 0)).toBe(false)
    }
    expect(verdictOf(word(64), signed, now)).toBe('forged')
  }
})

const SECRET = 's'.repeat(64)
const request = { method: 'POST', path: '/api/webhooks/contentful', headers: {}, body: '{}' }
const NOW = Date.UTC(2026, 10, 21)

test('a signature is good for thirty seconds (PUBLISH-2)', () => {
  const headers = signMessage(SECRET, request, NOW)
  expect(verdictOf(SECRET, { ...request, headers }, NOW + 29_999)).toBe('valid')
  expect(verdictOf(SECRET, { ...request, headers }, NOW + 30_000)).toBe('stale')
})

test('a signature from the future is good for no longer: its time may be half a minute ahead', () => {
  const headers = signMessage(SECRET, request, NOW)
  expect(verdictOf(SECRET, { ...request, headers }, NOW - 29_999)).toBe('valid')
  expect(verdictOf(SECRET, { ...request, headers }, NOW - 30_000)).toBe('stale')
})

test('a valid message tells its signature in one spelling, and the headers that it covers', () => {
  const named = { ...request, headers: { 'X-Contentful-Topic': 'a' } }
  const signed = signMessage(SECRET, named, NOW)
  const digest = signed[SIGNATURE_HEADER] ?? ''
  const sent = { ...named.headers, ...signed, [SIGNATURE_HEADER]: `\u00a0${digest} ` }
  expect(verifyMessage(SECRET, { ...request, headers: sent }, NOW)).toEqual({
    verdict: 'valid',
    digest,
    signedHeaders: expect.arrayContaining(['x-contentful-topic']),
  })
  const unsigned = { ...signMessage(SECRET, request, NOW), 'x-contentful-topic': 'a' }
  expect(verifyMessage(SECRET, { ...request, headers: unsigned }, NOW)).toMatchObject({
    signedHeaders: expect.not.arrayContaining(['x-contentful-topic']),
  })
})

test('a message without a signature, or with half of one, counts as unsigned', () => {
  const headers = signMessage(SECRET, request, NOW)
  expect(verdictOf(SECRET, request, NOW)).toBe('unsigned')
  for (const missing of Object.keys(headers)) {
    const { [missing]: _left, ...rest } = headers
    expect(verdictOf(SECRET, { ...request, headers: rest }, NOW)).toBe('unsigned')
  }
  const short = { ...headers, [SIGNATURE_HEADER]: 'abc' }
  expect(verdictOf(SECRET, { ...request, headers: short }, NOW)).toBe('unsigned')
})
