import { setEnvironment } from '@tests/unit/server/content/support/environment'
import { readMessage as readAny } from '@/server/publishing/webhook/message'

const readMessage = (name: string, text: string) => readAny({ name, isSigned: true }, text)
beforeAll(() => setEnvironment('localhost:1'))

const body = (sys: object, fields?: object) => JSON.stringify({ sys, fields })
const link = (id: string, linkType = 'ContentType') => ({ sys: { type: 'Link', linkType, id } })
const ENTRY = {
  id: 'product-pomada',
  type: 'Entry',
  revision: 3,
  updatedAt: '2026-11-21T05:00:00.000Z',
  contentType: link('product'),
}

test('a publishing names the entry, its type and the revision to wait for', () => {
  expect(readMessage('ContentManagement.Entry.publish', body(ENTRY, { slug: { 'pt-BR': 'a' } }))).toEqual({
    kind: 'change',
    change: {
      kind: 'Entry',
      id: 'product-pomada',
      expects: 'published',
      revision: 3,
      updatedAt: '2026-11-21T05:00:00.000Z',
      contentType: 'product',
      namedPaths: [],
    },
  })
})

test.each(['unpublish', 'archive', 'unarchive', 'delete'])('after %s the entry is gone', (action) => {
  for (const sys of [{ id: 'a', type: 'DeletedEntry' }, ENTRY])
    expect(readMessage(`ContentManagement.Entry.${action}`, body(sys))).toMatchObject({
      kind: 'change',
      change: { kind: 'Entry', expects: 'gone' },
    })
  expect(
    readMessage(`ContentManagement.Asset.${action}`, body({ id: 'a', type: 'DeletedAsset' })),
  ).toMatchObject({
    change: { kind: 'Asset', expects: 'gone', contentType: null },
  })
})

test('a redirect names the path at which it starts', () => {
  const fields = { from: { 'pt-BR': '/Ofertas/antigas?x=1' }, to: { 'pt-BR': '/produtos' } }
  const sys = { ...ENTRY, contentType: link('redirect') }
  expect(readMessage('ContentManagement.Entry.publish', body(sys, fields))).toMatchObject({
    change: { namedPaths: ['/pt-br/Ofertas/antigas/'] },
  })
})

test.each([
  'ContentManagement.Entry.auto_save',
  'ContentManagement.Entry.save',
  'ContentManagement.Entry.create',
  'ContentManagement.ContentType.publish',
  'ContentManagement.Release.execute',
  'ContentManagement.Entry.constructor',
  'Something.else',
  '',
])('topic "%s" changes nothing', (topic) => {
  expect(readMessage(topic, body(ENTRY))).toMatchObject({ kind: 'skipped' })
})

test("a type that is none of the site's, or not that of the topic, changes nothing", () => {
  for (const type of ['Tag', 'Asset', 'toString'])
    expect(readMessage('ContentManagement.Entry.publish', body({ ...ENTRY, type }))).toMatchObject({
      kind: 'skipped',
    })
})

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{}',
  '{"sys":{}}',
  '{"sys":{"id":7,"type":"Entry"}}',
  '{"sys":{"id":"../x","type":"Entry"}}',
])('the body %s is malformed', (text) => {
  expect(readMessage('ContentManagement.Entry.publish', text)).toMatchObject({ kind: 'malformed' })
})

test('what a shortened payload leaves out is not needed', () => {
  expect(
    readMessage('ContentManagement.Entry.publish', '{"sys":{"id":"a","type":"Entry","revision":"x"}}'),
  ).toMatchObject({
    kind: 'change',
    change: { id: 'a', revision: null, updatedAt: null, contentType: null },
  })
})

test.each([
  ['space', { space: link('other-space', 'Space') }, 'space other-space'],
  ['environment', { environment: link('staging', 'Environment') }, 'environment staging'],
])('an event of another %s is skipped, with the reason', (_, sys, place) => {
  expect(readMessage('ContentManagement.Entry.publish', body({ ...ENTRY, ...sys }))).toEqual({
    kind: 'skipped',
    reason: `${place} is not the site's`,
  })
})

test("an event of the site's own space and environment counts", () => {
  const own = { space: link('space', 'Space'), environment: link('master', 'Environment') }
  expect(readMessage('ContentManagement.Entry.publish', body({ ...ENTRY, ...own }))).toMatchObject({
    kind: 'change',
  })
})

test('what is gone went when it was deleted, not when it was saved last', () => {
  const sys = { id: 'a', type: 'DeletedEntry', updatedAt: '2026-11-20', deletedAt: '2026-11-21' }
  expect(readMessage('ContentManagement.Entry.unpublish', body(sys))).toMatchObject({
    change: { updatedAt: '2026-11-21' },
  })
})

test('a topic that the signature does not cover does not say whether an entry is gone: the body does', () => {
  const expected = (name: string, sys: object) => readAny({ name, isSigned: false }, body(sys))
  const tombstone = { id: 'a', type: 'DeletedEntry' }
  expect(expected('ContentManagement.Entry.delete', ENTRY)).toMatchObject({
    change: { expects: 'published' },
  })
  expect(expected('ContentManagement.Entry.publish', tombstone)).toMatchObject({
    change: { expects: 'gone' },
  })
})
