/** @jest-environment node */
import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { mapRichText } from '@/content/mappers/rich-text'
import { embedSection } from '@/content/mappers/sections/all'
import type { Entry } from '@/content-model/entry'
import {
  assetHyperlink,
  document,
  embeddedAsset,
  embeddedEntry,
  entryHyperlink,
  hyperlink,
  node,
  paragraph,
  text,
} from '../support/documents'
import { mapEntry } from '../support/map-space'

/** Of some entry that has a rich text. */
const mapText = ({ fields }: Entry<'collectionPage'>) => mapRichText(fields.description, embedSection)
const map = (field: unknown, ...items: (ExportEntry | ExportAsset)[]) => {
  const collection = makeEntry('collectionPage', { id: 'collection', fields: { description: field } })
  const { model, problems } = mapEntry(mapText, makeSpace(collection, ...items), 'collection')
  return { body: model, problems }
}
const plain = (value: string) => ({ value })

test.each([
  ['missing', undefined],
  ['null', null],
  ['without nodes', document()],
  ['of blank paragraphs', document(paragraph(text('')), paragraph(text(' '), text('\n')))],
])('a document that is %s has nothing to draw', (_, field) => {
  expect(map(field).body).toEqual([])
})

test('nodes and marks are kept without what is empty', () => {
  const field = document(node('heading-2', [text('Uso')]), paragraph(text('Leia '), text('a bula', 'bold')))
  expect(map(field).body).toEqual([
    { nodeType: 'heading-2', content: [plain('Uso')] },
    {
      nodeType: 'paragraph',
      content: [plain('Leia '), { value: 'a bula', marks: ['bold'] }],
    },
  ])
})

test('lists, quotes, rules and tables pass', () => {
  const cell = (kind: string, value: string) => node(kind, [paragraph(text(value))])
  const table = node('table', [
    node('table-row', [cell('table-header-cell', 'Idade')]),
    node('table-row', [cell('table-cell', '2 anos')]),
  ])
  const list = node('unordered-list', [node('list-item', [paragraph(text('um'))])])
  const { body, problems } = map(
    document(list, node('blockquote', [paragraph(text('"'))]), node('hr'), table),
  )
  expect(body.map((drawn) => 'nodeType' in drawn && drawn.nodeType)).toEqual([
    'unordered-list',
    'blockquote',
    'hr',
    'table',
  ])
  expect(JSON.stringify(body)).toContain('table-header-cell')
  expect(problems).toEqual([])
})

test.each([
  ['/sobre', '/pt-br/sobre/'],
  ['https://loja.example/', 'https://loja.example/'],
])('a hyperlink to %s is normalised like every link', (uri, href) => {
  expect(map(document(paragraph(hyperlink(uri, text('aqui'))))).body).toEqual([
    { nodeType: 'paragraph', content: [{ nodeType: 'hyperlink', href, content: [plain('aqui')] }] },
  ])
})

test('a hyperlink to an entry leads to its page, one to an asset to its file', () => {
  const items = [
    makeEntry('contentPage', { id: 'page', fields: { slug: '/sobre/' } }),
    makeEntry('homePage', { id: 'home' }),
    makeAsset({ id: 'file', fileName: 'bula.pdf', contentType: 'application/pdf' }),
  ]
  const links = [
    entryHyperlink('page', text('a')),
    entryHyperlink('home', text('b')),
    assetHyperlink('file', text('c')),
  ]
  const { body } = map(document(paragraph(...links)), ...items)
  const hrefs = [...JSON.stringify(body).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual(['/pt-br/sobre/', '/pt-br/', expect.stringMatching(/^https:.*bula\.pdf$/)])
})

test.each([
  ['to an unsafe address', hyperlink('javascript:alert(1)', text('aqui'))],
  ['to an entry that is not there', entryHyperlink('gone', text('aqui'))],
  ['to an entry that is no page', entryHyperlink('links', text('aqui'))],
  ['to a page that has no slug yet', entryHyperlink('unnamed', text('aqui'))],
  ['to an asset that is not there', assetHyperlink('gone', text('aqui'))],
  ['to another space', node('resource-hyperlink', [text('aqui')])],
])('a link %s stays as its text', (_, link) => {
  const noPage = makeEntry('linkContainer', { id: 'links', fields: { slug: 'links' } })
  const unnamed = makeEntry('contentPage', { id: 'unnamed', fields: { title: 'Sem endereço' } })
  expect(map(document(paragraph(link)), noPage, unnamed).body).toEqual([
    { nodeType: 'paragraph', content: [plain('aqui')] },
  ])
})

test('a hyperlink without text is not drawn, because nobody could name it', () => {
  const field = document(paragraph(text('Leia'), hyperlink('/sobre', text(''))))
  expect(map(field).body).toEqual([{ nodeType: 'paragraph', content: [plain('Leia'), plain('')] }])
})

test('an embedded entry becomes its section, an embedded asset its picture', () => {
  const notice = makeEntry('notice', { id: 'notice', fields: { text: 'Leia a bula.' } })
  const { body } = map(
    document(embeddedEntry('notice'), embeddedAsset('foto')),
    notice,
    makeAsset({ id: 'foto' }),
  )
  expect(body).toMatchObject([
    { nodeType: 'embedded-entry-block', section: { type: 'notice', text: 'Leia a bula.' } },
    {
      nodeType: 'embedded-asset-block',
      section: { type: 'picture', picture: { alt: 'Pote de pomada aberto' } },
    },
  ])
})

test('what is embedded but cannot be shown is left out and named once', () => {
  const scent = makeEntry('scent', { id: 'scent', fields: { title: 'Menta' } })
  const { body, problems } = map(
    document(embeddedEntry('scent'), embeddedEntry('scent'), embeddedAsset('no')),
    scent,
  )
  expect(body).toEqual([])
  expect(problems.map(({ entryId, reason }) => [entryId, reason])).toEqual([
    ['scent', 'typeNotAllowed'],
    ['scent', 'typeNotAllowed'],
    ['no', 'unresolved'],
  ])
})

test('nodes that the site does not know show their text, and are reported', () => {
  const { body, problems } = map(document(node('callout-block', [paragraph(text('aviso'))])))
  expect(body).toEqual([{ nodeType: 'paragraph', content: [plain('aviso')] }])
  expect(problems).toMatchObject([{ entryId: 'collection', field: 'callout-block', reason: 'textOnly' }])
})

test('a document nested without end is cut, not followed', () => {
  const deep = Array.from({ length: 200 }).reduce<unknown>(
    (inner) => node('blockquote', [inner]),
    paragraph(text('x')),
  )
  expect(JSON.stringify(map(document(deep)).body).length).toBeLessThan(5000)
})

test('lists, tables, headings and quotes in which nothing stands are not drawn; a picture keeps its place', () => {
  const cell = (value: string) => node('table-cell', [paragraph(text(value))])
  const row = (...values: string[]) => node('table-row', values.map(cell))
  const empty = document(
    node('heading-2', [text('\u200b')]),
    node('unordered-list', [node('list-item', []), node('list-item', [paragraph(text(' '))])]),
    node('blockquote', [paragraph(text(''))]),
    node('table', [row('', ' '), row('', '')]),
    node('table', []),
  )
  expect(map(empty).body).toEqual([])
  const { body } = map(document(node('table', [row('', ''), row('', 'Sim')])))
  expect(body).toMatchObject([{ content: [{ content: [{ content: [] }, { content: [{}] }] }] }])
})

test('a link to a page of an address that the site does not serve stays as its text', () => {
  const page = makeEntry('article', { id: 'a', fields: { slug: 'Não Servido', title: 'T' } })
  const { body } = map(document(paragraph(entryHyperlink('a', text('texto')))), page)
  expect(JSON.stringify(body)).toContain('texto')
  expect(JSON.stringify(body)).not.toContain('href')
})
