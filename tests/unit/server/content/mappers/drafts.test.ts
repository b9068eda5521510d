import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapContentPage } from '@/server/content/mappers/pages/content'
import { startDraftReading } from '@/server/content/preview'
import { createReadContext } from '@/server/content/reader/context'
import { readEntry } from '@/server/content/reader/entry'
import { createGraph } from '@/server/content/service/graph'
import type { RawEntry } from '@/server/content/service/reply'
import { document, embeddedEntry, paragraph, text } from '../support/documents'
import { entryOf, replyOf } from '../support/map-space'

const logged: string[] = []
jest.mock('@/server/log/logger', () => ({
  logger: { warn: (_: object, line: string) => void logged.push(line) },
}))
beforeEach(() => {
  logged.length = 0
})

const box = (...sections: string[]) =>
  makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: sections.map(entryLink) } })
const page = makeEntry('contentPage', 'page', {
  slug: 'p',
  title: 'P',
  sectionContainers: [entryLink('box')],
})

/** The page as an editor sees its draft, and as visitors would. */
const readBoth = (items: (ExportEntry | ExportAsset)[], unsaved: RawEntry[] = []) => {
  const reply = replyOf(makeSpace(page, ...items))
  const draft = startDraftReading({
    entries: new Map(unsaved.map((entry) => [entry.sys.id, entry])),
    assets: new Map(),
  })
  const read = (own: typeof draft | null) => {
    const context = createReadContext(
      createGraph([reply], () => undefined),
      'https:',
      { draft: own },
    )
    const entry = readEntry('contentPage', entryOf(reply, 'page'), context)
    return mapContentPage(entry, { comparison: null, continents: null, reviewable: null })
  }
  return { editor: read(draft), visitor: read(null), draft }
}

test.each([
  ['that lacks a text', makeEntry('notice', { id: 'bad' }), 'notice', 'text', 'o campo está vazio'],
  [
    'of a type that is no section',
    makeEntry('scent', { id: 'bad' }),
    'scent',
    '-',
    'este tipo de conteúdo não pode ficar neste campo',
  ],
  [
    'that is not there',
    makeEntry('notice', { id: 'other' }),
    'unresolved',
    '-',
    'não existe mais, não foi publicado ou está em níveis demais de ligações',
  ],
])(
  'an editor reads what is wrong with a section %s, visitors not (PREVIEW-4, SECTION-2)',
  (_, entry, contentType, field, why) => {
    const good = makeEntry('notice', { id: 'good', fields: { text: 'Leia a bula.' } })
    const { editor, visitor, draft } = readBoth([box('bad', 'good'), entry, good])
    expect(visitor.containers[0]?.sections.map(({ id }) => id)).toEqual(['good'])
    const reason = `${why}; usada em “box” (Bloco da página), campo Seções`
    expect(editor.containers[0]?.sections).toMatchObject([
      { type: 'notice', id: 'bad', tone: 'warning', text: expect.stringContaining(reason) },
      { id: 'good' },
    ])
    expect(draft.problems).toMatchObject([{ entryId: 'bad', contentType, field }])
  },
)

test('so it is between the paragraphs of a text', () => {
  const body = document(paragraph(text('Antes.')), embeddedEntry('gone'))
  const { editor, visitor } = readBoth([
    box('text'),
    makeEntry('richTextSection', { id: 'text', fields: { body } }),
  ])
  expect(JSON.stringify(editor)).toContain('usada em “text” (Texto), campo')
  expect(JSON.stringify(visitor)).not.toContain('gone')
})

test('a picture that is not there leaves no notice, but is among the problems', () => {
  const section = makeEntry('banner', { id: 'banner', fields: { title: 'T', image: entryLink('gone') } })
  const { editor, visitor, draft } = readBoth([box('banner'), section])
  expect(editor).toEqual(visitor)
  expect(draft.problems).toMatchObject([{ entryId: 'gone', contentType: 'unresolved' }])
})

test('one thing that is wrong is noted and logged once, however often it is met', () => {
  const cards = (id: string) => makeEntry('banner', { id, fields: { title: id, image: entryLink('image') } })
  const image = makeEntry('image', 'image', {
    image: { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } },
  })
  const { draft } = readBoth([box('a', 'b'), cards('a'), cards('b'), image])
  expect(draft.problems.filter(({ entryId }) => entryId === 'gone')).toHaveLength(1)
  // Once for the editor and once for the visitor.
  expect(logged.filter((line) => line.includes('entry gone'))).toHaveLength(2)
})

test('edits that are not saved yet stand in the place of what is stored', () => {
  const stored = makeEntry('notice', { id: 'notice', fields: { text: 'Antes' } })
  const edited = entryOf(
    replyOf(makeSpace(makeEntry('notice', { id: 'notice', fields: { text: 'Depois' } }))),
    'notice',
  )
  const { editor, visitor, draft } = readBoth([box('notice'), stored], [edited])
  expect(editor.containers[0]?.sections).toMatchObject([{ text: 'Depois' }])
  expect(visitor.containers[0]?.sections).toMatchObject([{ text: 'Antes' }])
  expect([...draft.entries.keys()].sort()).toEqual(['box', 'notice', 'page'])
})
