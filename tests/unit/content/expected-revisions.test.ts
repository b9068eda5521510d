/** @jest-environment node */
import { makeReply } from '@tests/factories/replies'
import { makeEntry, makeSpace } from '@tests/factories/space'
import { expectNothing, expectRevision, refuseOutdated } from '@/content/expected-revisions'
import { type ContentReply, readReply } from '@/content/reply'
import { forgetProcess } from './support/forget-process'

const replyWith = (revision: number): ContentReply => {
  const entry = makeEntry('notice', { id: 'a', fields: { text: 'x' } })
  entry.sys.publishedCounter = revision
  return readReply(makeReply(makeSpace(entry), 'notice'), {})
}

afterEach(forgetProcess)

test('an answer older than what was published since is refused, and asked for again', () => {
  expectRevision('a', { revision: 3 }, 0)
  expect(() => refuseOutdated(replyWith(2), 1)).toThrow(/entry a is delivered as it was before/)
  expect(refuseOutdated(replyWith(3), 1).items).toHaveLength(1)
  expect(refuseOutdated(replyWith(4), 1).items).toHaveLength(1)
})

test('an entry that is gone must not be delivered any more', () => {
  expectRevision('a', null, 0)
  expect(() => refuseOutdated(replyWith(9), 1)).toThrow(/as it was before/)
})

test('after half a minute an entry made anew under an old id is taken as it is', () => {
  expectRevision('a', { revision: 3 }, 0)
  expect(refuseOutdated(replyWith(1), 30_000).items).toHaveLength(1)
})

test('what is delivered without a revision, or not any more as it was noted, expects nothing', () => {
  expectRevision('a', null, 0)
  expectRevision('a', { revision: null }, 1)
  expect(refuseOutdated(replyWith(1), 2).items).toHaveLength(1)
  expectRevision('a', { revision: 99 }, 3)
  expectNothing('a')
  expect(refuseOutdated(replyWith(1), 4).items).toHaveLength(1)
})
