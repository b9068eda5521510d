import { makeReply } from '@tests/factories/replies'
import { makeEntry, makeSpace } from '@tests/factories/space'
import { type ContentReply, readReply } from '@/server/content/service/reply'
import { createStaleGuard, type StaleGuard } from '@/server/content/service/stale-guard'

const replyWith = (revision: number): ContentReply => {
  const entry = makeEntry('notice', { id: 'a', fields: { text: 'x' } })
  entry.sys.publishedCounter = revision
  return readReply(makeReply(makeSpace(entry), 'notice'), {})
}

let guard: StaleGuard
beforeEach(() => {
  guard = createStaleGuard(new Map())
})

test('an answer older than what was published since is refused, and asked for again (PUBLISH-7)', () => {
  guard.expectRevision('a', { revision: 3 }, 0)
  expect(() => guard.rejectStale(replyWith(2), 1)).toThrow(/entry a is delivered as it was before/)
  expect(guard.rejectStale(replyWith(3), 1).items).toHaveLength(1)
  expect(guard.rejectStale(replyWith(4), 1).items).toHaveLength(1)
})

test('an entry that is gone must not be delivered any more', () => {
  guard.expectRevision('a', null, 0)
  expect(() => guard.rejectStale(replyWith(9), 1)).toThrow(/as it was before/)
})

test('after half a minute an entry made anew under an old id is taken as it is', () => {
  guard.expectRevision('a', { revision: 3 }, 0)
  expect(guard.rejectStale(replyWith(1), 30_000).items).toHaveLength(1)
})

test('what is delivered without a revision, or not any more as it was noted, expects nothing', () => {
  guard.expectRevision('a', null, 0)
  guard.expectRevision('a', { revision: null }, 1)
  expect(guard.rejectStale(replyWith(1), 2).items).toHaveLength(1)
  guard.expectRevision('a', { revision: 99 }, 3)
  guard.expectDelivered([{ id: 'a' }])
  expect(guard.rejectStale(replyWith(1), 4).items).toHaveLength(1)
})
