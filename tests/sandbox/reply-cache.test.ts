import { View } from '@sandbox/server/content/view'
import { cachedReply, replyKey } from '@sandbox/server/delivery/reply-cache'

const MEGABYTES = 1024 * 1024
const reply = (bytes = 1) => ({ body: Buffer.alloc(bytes), etag: '"x"' })

test('queries with the same reply share it', () => {
  const key = replyKey('Entry', { limit: '1', content_type: 'cat' }, 'pt-BR', '/a')
  expect(
    replyKey('Entry', { content_type: 'cat', access_token: 'x', locale: 'pt-BR', limit: '1' }, 'pt-BR', '/b'),
  ).toBe(key)
  expect(replyKey('Asset', { limit: '1', content_type: 'cat' }, 'pt-BR', '/a')).not.toBe(key)
  expect(replyKey('Entry', { limit: '1', content_type: 'cat' }, '*', '/a')).not.toBe(key)
  const paged = { cursor: 'true' }
  expect(replyKey('Entry', paged, 'pt-BR', '/a')).not.toBe(replyKey('Entry', paged, 'pt-BR', '/b'))
})

test('a reply is made once, and again after a change', () => {
  const view = new View()
  const make = jest.fn(() => reply())
  const first = cachedReply(view, 'a', make)
  expect(cachedReply(view, 'a', make)).toBe(first)
  view.set('Entry', 'gone', null)
  expect(cachedReply(view, 'a', make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what was not asked for longest goes first', () => {
  const view = new View()
  const half = () => reply(32 * MEGABYTES)
  const [a, b] = [cachedReply(view, 'a', half), cachedReply(view, 'b', half)]
  expect(cachedReply(view, 'a', half)).toBe(a)
  cachedReply(view, 'c', half)
  expect(cachedReply(view, 'a', half)).toBe(a)
  expect(cachedReply(view, 'b', half)).not.toBe(b)
})
