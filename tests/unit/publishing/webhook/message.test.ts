/** @jest-environment node */
import { readMessage } from '@/publishing/webhook/message'

const body = (sys: object, fields?: object) => JSON.stringify({ sys, fields })
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'ContentType', id } })
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

test.each(['unpublish', 'archive', 'unarchive', 'delete'])(
  'after %s the entry is gone, tombstone or not',
  (action) => {
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
  },
)

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
