import { markdownToRichText, type RichNode } from '@sandbox/space/loading/rich-text'

const convert = async (markdown: string): Promise<{ nodes: RichNode[]; reasons: string[] }> => {
  const reasons: string[] = []
  const { content = [] } = await markdownToRichText(markdown, (reason) => reasons.push(reason))
  return { nodes: content, reasons }
}

const typesOf = (nodes: RichNode[] = []): string[] => nodes.map(({ nodeType }) => nodeType)

test('headings, lists, quotes and rules become their nodes', async () => {
  const { nodes } = await convert('## Título\n\n- um\n- dois\n\n1. um\n\n> frase\n\n---\n')
  expect(typesOf(nodes)).toEqual(['heading-2', 'unordered-list', 'ordered-list', 'blockquote', 'hr'])
})

test('marks become marks', async () => {
  const { nodes } = await convert('**a** *b* `c`')
  const marks = nodes[0]?.content?.flatMap((node) => node.marks?.map(({ type }) => type) ?? [])
  expect(marks).toEqual(['bold', 'italic', 'code'])
})

test('a wrapped line is one line; a hard break stays', async () => {
  const { nodes } = await convert('uma\nlinha\\\noutra')
  expect(nodes[0]?.content?.map(({ value }) => value)).toEqual(['uma linha', '\n', 'outra'])
})

test('the first row of a table holds headings', async () => {
  const { nodes } = await convert('| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(nodes[0]?.nodeType).toBe('table')
  expect(nodes[0]?.content?.map((row) => typesOf(row.content))).toEqual([
    ['table-header-cell', 'table-header-cell'],
    ['table-cell', 'table-cell'],
  ])
})

test('links: addresses, entries, assets', async () => {
  const { nodes } = await convert('[a](/dicas) [b](entry:artigo_1.x) [c](asset:foto)')
  const links = nodes[0]?.content?.filter(({ nodeType }) => nodeType !== 'text')
  expect(links?.map(({ nodeType, data }) => [nodeType, data])).toEqual([
    ['hyperlink', { uri: '/dicas' }],
    ['entry-hyperlink', { target: { sys: { type: 'Link', linkType: 'Entry', id: 'artigo_1.x' } } }],
    ['asset-hyperlink', { target: { sys: { type: 'Link', linkType: 'Asset', id: 'foto' } } }],
  ])
})

test('an entry embeds on a line of its own, with or without blank lines around it', async () => {
  const { nodes, reasons } = await convert('antes\n{{entry: aviso_de_uso}}\ndepois')
  expect(reasons).toEqual([])
  expect(typesOf(nodes)).toEqual(['paragraph', 'embedded-entry-block', 'paragraph'])
  expect(nodes[1]?.data).toEqual({ target: { sys: { type: 'Link', linkType: 'Entry', id: 'aviso_de_uso' } } })
})

test.each([
  ['texto {{entry: a}} texto', /needs a line of its own/],
  ['![foto](x.png)', /"image" has no place/],
  ['<div>x</div>', /"html" has no place/],
  ['```\nx\n```', /"code" has no place/],
])('%s is reported, each time', async (markdown, reason) => {
  expect((await convert(markdown)).reasons.join()).toMatch(reason)
  expect((await convert(markdown)).reasons.join()).toMatch(reason)
})
