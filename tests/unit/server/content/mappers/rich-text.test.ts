import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { mapRichText } from '@/server/content/mappers/rich-text'
import { embedSection } from '@/server/content/mappers/sections/all'
import type { Entry } from '@/shared/content-model/entry'
import {
  assetHyperlink,
  document,
  embeddedAsset,
  embeddedEntry,
  entryHyperlink,
  hyperlink,
  node,
  paragraph,
  table,
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

test.each([
  ['missing', undefined],
  ['null', null],
  ['without nodes', document()],
  ['of blank paragraphs', document(paragraph(text('')), paragraph(text(' '), text('\n')))],
])('a document that is %s has nothing to draw', (_, field) => {
  expect(map(field).body).toEqual([])
})

test('nodes are kept without what is empty, and marks without those that the site does not know', () => {
  const field = document(
    node('heading-2', [text('Uso')]),
    paragraph(text('Leia ', 'blinking'), text('a bula', 'bold'), text('')),
  )
  expect(map(field).body).toEqual([
    { kind: 'heading', level: 1, anchor: 'uso', children: ['Uso'] },
    { kind: 'paragraph', children: ['Leia ', { kind: 'text', value: 'a bula', marks: ['bold'] }] },
  ])
})

const BROKEN: [string, unknown][] = [
  ['null', null],
  ['a text', 'texto'],
  ['a list', []],
  ['no kind', { content: [] }],
  ['a text node without a text', { ...text(''), value: null }],
  ['a link with nothing in it', paragraph(hyperlink('https://x.y', null))],
  ['content that is no list', { ...paragraph(), content: 'texto' }],
]

test.each(BROKEN)(
  'a part of a text that cannot be read is left out and named, the rest stays: %s (QUERY-7)',
  (_, broken) => {
    const said = (value: string) => ({ kind: 'paragraph', children: [value] })
    const { body, problems } = map(document(paragraph(text('Antes')), broken, paragraph(text('Depois'))))
    expect(body).toEqual([said('Antes'), said('Depois')])
    expect(problems).toEqual([
      expect.objectContaining({ entryId: 'collection', field: 'description', reason: 'unreadablePart' }),
    ])
  },
)

test.each(['marks', 'data'])('%s that cannot be read cost no word', (part) => {
  const { body, problems } = map(document(paragraph({ ...text('1 comprimido'), [part]: 'x' })))
  expect(body).toEqual([{ kind: 'paragraph', children: ['1 comprimido'] }])
  expect(problems).toHaveLength(1)
})

test('in place of a cell that cannot be read is an empty one: a dose stays below its heading', () => {
  const given = table(['#Idade', '#Dose'], ['2 anos', '5 ml'])
  const broken = {
    ...given,
    content: [
      given.content[0],
      { ...node('table-row'), content: [null, node('table-cell', [paragraph(text('5 ml'))])] },
    ],
  }
  const [shown] = map(document(broken)).body
  const cells = shown?.kind === 'table' ? shown.rows[1]?.map(({ children }) => children) : []
  expect(cells).toEqual([[], [{ kind: 'paragraph', children: ['5 ml'] }]])
})

test('lists, quotes, rules and tables pass', () => {
  const list = (kind: string) => node(kind, [node('list-item', [paragraph(text('um'))])])
  const { body, problems } = map(
    document(
      list('unordered-list'),
      list('ordered-list'),
      node('blockquote', [paragraph(text('"'))]),
      node('hr'),
      table(['#Produto', '#Idade'], ['#Pomada', '2 anos']),
    ),
  )
  const said = (value: string) => [{ kind: 'paragraph', children: [value] }]
  expect(body).toEqual([
    { kind: 'list', items: [said('um')] },
    { kind: 'list', isOrdered: true, items: [said('um')] },
    { kind: 'quote', children: said('"') },
    { kind: 'rule' },
    {
      kind: 'table',
      columns: 'Produto, Idade',
      rows: [
        [
          { scope: 'col', children: said('Produto') },
          { scope: 'col', children: said('Idade') },
        ],
        [{ scope: 'row', children: said('Pomada') }, { children: said('2 anos') }],
      ],
    },
  ])
  expect(problems).toEqual([])
})

test('tables of the same columns are told apart', () => {
  const days = () => table(['#Dia', '#Noite'])
  expect(map(document(days(), days(), days())).body.map((part) => Object(part).columns)).toEqual([
    'Dia, Noite',
    'Dia, Noite (2)',
    'Dia, Noite (3)',
  ])
})

test('a header cell without words names nothing', () => {
  const corner = table(['#', '#Dia'])
  expect(map(document(corner)).body).toMatchObject([
    { kind: 'table', columns: 'Dia', rows: [[{ children: [] }, { scope: 'col' }]] },
  ])
  expect(JSON.stringify(map(document(corner)).body).match(/scope/g)).toHaveLength(1)
})

test('what stands first in a row below an empty corner names its row', () => {
  const facts = table(['#', '#100 g'], ['Sódio', '0 mg'])
  expect(map(document(facts)).body).toMatchObject([
    {
      rows: [
        [{ children: [] }, { scope: 'col' }],
        [{ scope: 'row' }, { children: expect.anything() }],
      ],
    },
  ])
})

test('A11Y-5: below a row of headings, a first column with words in every row names the rows', () => {
  const signs = (...names: string[]) => table(['#Sinal', '#Gripe'], ...names.map((name) => [name, 'Forte']))
  const [named, unnamed] = map(document(signs('Febre', 'Tosse'), signs('Febre', ''))).body
  expect(Object(named).rows.map(([first]: [object]) => Object(first).scope)).toEqual(['col', 'row', 'row'])
  expect(Object(unnamed).rows.map(([first]: [object]) => Object(first).scope)).toEqual([
    'col',
    undefined,
    undefined,
  ])
})

test.each([
  ['/sobre', '/pt-br/sobre/'],
  ['https://loja.example/', 'https://loja.example/'],
])('a hyperlink to %s is normalized like every link', (uri, href) => {
  expect(map(document(paragraph(hyperlink(uri, text('aqui'))))).body).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href, children: ['aqui'] }] },
  ])
})

test('a hyperlink to an entry leads to its page, one to an asset to its file (LINK-4)', () => {
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
])('a link %s stays as its text (LINK-4)', (_, link) => {
  const noPage = makeEntry('linkContainer', { id: 'links', fields: { slug: 'links' } })
  const unnamed = makeEntry('contentPage', { id: 'unnamed', fields: { title: 'Sem endereço' } })
  expect(map(document(paragraph(link)), noPage, unnamed).body).toEqual([
    { kind: 'paragraph', children: ['aqui'] },
  ])
})

test('a hyperlink without text is not drawn, because nobody could name it', () => {
  const field = document(paragraph(text('Leia'), hyperlink('/sobre', text(''))))
  expect(map(field).body).toEqual([{ kind: 'paragraph', children: ['Leia'] }])
})

test('an embedded entry becomes its section, an embedded asset its picture', () => {
  const notice = makeEntry('notice', { id: 'notice', fields: { text: 'Leia a bula.' } })
  const { body } = map(
    document(embeddedEntry('notice'), embeddedAsset('foto')),
    notice,
    makeAsset({ id: 'foto' }),
  )
  expect(body).toMatchObject([
    { kind: 'section', section: { type: 'notice', text: 'Leia a bula.' } },
    {
      kind: 'section',
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
  const glowing = node('glowing-word', [text('já')])
  const { body, problems } = map(
    document(node('callout-block', [paragraph(text('aviso'))]), node('note', [text('nota'), glowing])),
  )
  expect(body).toEqual([
    { kind: 'paragraph', children: ['aviso'] },
    { kind: 'paragraph', children: ['nota', 'já'] },
  ])
  expect(problems.map(({ field }) => field)).toEqual(['callout-block', 'note', 'glowing-word'])
  expect(problems[0]).toMatchObject({ entryId: 'collection', reason: 'textOnly' })
})

test('a document nested without end is cut, not followed', () => {
  const deep = Array.from({ length: 200 }).reduce<unknown>(
    (inner) => node('blockquote', [inner]),
    paragraph(text('x')),
  )
  expect(JSON.stringify(map(document(deep)).body).length).toBeLessThan(5000)
})

test('lists, tables, headings and quotes in which nothing stands are not drawn; a picture keeps its place', () => {
  const empty = document(
    node('heading-2', [text('\u200b')]),
    node('unordered-list', [node('list-item', []), node('list-item', [paragraph(text(' '))])]),
    node('blockquote', [paragraph(text(''))]),
    node('blockquote', [node('hr')]),
    table(['', ' '], ['', '']),
    node('table', []),
  )
  expect(map(empty).body).toEqual([])
  const { body } = map(document(table(['', ''], ['', 'Sim'])))
  expect(body).toMatchObject([{ columns: 'Sim', rows: [[{ children: [] }, { children: [{}] }]] }])
})

test('a link to a page of an address that the site does not serve stays as its text', () => {
  const page = makeEntry('article', { id: 'a', fields: { slug: 'Não Servido', title: 'T' } })
  const { body } = map(document(paragraph(entryHyperlink('a', text('texto')))), page)
  expect(JSON.stringify(body)).toContain('texto')
  expect(JSON.stringify(body)).not.toContain('href')
})

test('headings are named by their words, and a text without letters has an anchor all the same', () => {
  const field = document(
    node('heading-2', [text('Dor de '), text('cabeça?', 'bold')]),
    node('heading-2', [text('🤧')]),
  )
  expect(map(field).body).toMatchObject([{ anchor: 'dor-de-cabeca' }, { anchor: 'secao' }])
})

test('headings in a quote belong to the same order, and those without words to none', () => {
  const heading = (level: number, words: string) => node(`heading-${level}`, [text(words)])
  const { body } = map(
    document(heading(2, 'a'), heading(3, ' '), node('blockquote', [heading(5, 'b')]), heading(4, 'c')),
  )
  expect(body).toMatchObject([{ level: 1 }, { children: [{ level: 2 }] }, { level: 2 }])
})

test('the numbers and addresses of a paragraph are links, also beside marks, and never inside of a link (LINK-7)', () => {
  const field = document(
    paragraph(text('Em emergência, ligue para o '), text('SAMU', 'bold'), text(': 192. Tome 192 mg.')),
    paragraph(text('Ligue '), hyperlink('/a/', text('0800 722 6001'))),
  )
  expect(map(field).body).toEqual([
    {
      kind: 'paragraph',
      children: [
        'Em emergência, ligue para o ',
        { kind: 'text', value: 'SAMU', marks: ['bold'] },
        ': ',
        { kind: 'link', href: 'tel:192', children: ['192'] },
        '. Tome 192 mg.',
      ],
    },
    {
      kind: 'paragraph',
      children: ['Ligue ', { kind: 'link', href: '/pt-br/a/', children: ['0800 722 6001'] }],
    },
  ])
})
