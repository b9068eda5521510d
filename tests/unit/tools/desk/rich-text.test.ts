import { loadSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import type { RichNode } from '@sandbox/space/loading/rich-text'
import { cut, join, parse } from '../../../../tools/desk/browser/rich-text/segments'

const documentOf = (...content: RichNode[]): RichNode => ({ nodeType: 'document', data: {}, content })
const words = (value: string, ...marks: string[]): RichNode => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map((type) => ({ type })),
})
const paragraph = (...content: RichNode[]): RichNode => ({ nodeType: 'paragraph', data: {}, content })
const embed = (id: string): RichNode => ({
  nodeType: 'embedded-entry-block',
  data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  content: [],
})

const isDocument = (value: unknown): value is RichNode => Object(value).nodeType === 'document'

test('every rich text of the sample space comes back node for node, nearly all of it as words to edit', async () => {
  const { entries } = await loadSampleSpace(SAMPLE_ROOT, () => undefined)
  const documents = entries.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => Object.values(values).filter(isDocument)),
  )
  let [unchanged, all] = [0, 0]
  for (const document of documents) {
    const segments = await cut(document)
    expect(join(segments)).toEqual(document)
    const blocks = segments.filter((segment) => segment.kind === 'unchanged')
    unchanged += blocks.filter(({ node }) => !node.nodeType.startsWith('embedded-')).length
    all += document.content?.length ?? 0
  }
  expect(documents.length).toBeGreaterThan(100)
  expect(unchanged / all).toBeLessThan(0.01)
})

test('what Markdown has no words for is a block that is left as it is', async () => {
  const underlined = paragraph(words('Com '), words('sublinhado', 'underline'))
  const unknown: RichNode = { nodeType: 'of-tomorrow', data: { secret: 1 }, content: [paragraph(words('?'))] }
  const document = documentOf(
    paragraph(words('Antes')),
    underlined,
    embed('aviso'),
    unknown,
    paragraph(words('')),
  )
  const segments = await cut(document)
  expect(segments.map(({ kind }) => kind)).toEqual([
    'text',
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
  ])
  expect(join(segments)).toEqual(document)
})

test('signs that mean something in Markdown are letters where editors wrote them as such', async () => {
  const document = documentOf(
    paragraph(words('2 * 3 * 4 [não é link] # nem título_aqui_ <b> & | `x`')),
    paragraph(words('- nem lista')),
    paragraph(words('1. nem número')),
  )
  const [segment, ...others] = await cut(document)
  expect(others).toEqual([])
  expect(segment).toMatchObject({ kind: 'text' })
})

test('two lists beside each other do not become one', async () => {
  const list = (text: string): RichNode => ({
    nodeType: 'unordered-list',
    data: {},
    content: [{ nodeType: 'list-item', data: {}, content: [paragraph(words(text))] }],
  })
  const document = documentOf(list('um'), list('dois'))
  expect(join(await cut(document))).toEqual(document)
})

test('what is typed and has no place in rich text is named', async () => {
  expect((await parse('<u>sublinhado</u>')).lost.join()).toContain('html')
  expect((await parse('**negrito**')).lost).toEqual([])
})
