import { richText } from '@/server/page-props/markdown/sections'
import { twinContext } from '@/server/page-props/markdown/twin-context'
import { plainText } from '@/server/page-props/markdown/words'
import type { RichText, RichTextBlock, RichTextMark } from '@/shared/content-model/views/rich-text'

/** Behavior TWIN-1: the whole union of a text as Markdown. */
const context = twinContext('https://www.exemplo.com.br', '/pt-br/dicas/febre/', {})
const write = (...text: RichText) => richText(text, 2, context)
const paragraph = (
  ...children: Extract<RichTextBlock, { kind: 'paragraph' }>['children']
): RichTextBlock => ({
  kind: 'paragraph',
  children,
})
const marked = (value: string, ...marks: RichTextMark[]) => ({ kind: 'text' as const, value, marks })

test('TWIN-1: headings count from the level of their text, and blocks have a blank line between them', () => {
  const heading = (level: number) => ({ kind: 'heading' as const, level, anchor: 'a', children: ['Sinais'] })
  expect(write(heading(1), heading(2), { kind: 'rule' }, paragraph('Fim.'))).toBe(
    '## Sinais\n\n### Sinais\n\n---\n\nFim.',
  )
})

test('TWIN-1: marks enclose the words and not the spaces around them', () => {
  expect(write(paragraph('A ', marked(' bula ', 'bold'), 'diz'))).toBe('A  **bula** diz')
  expect(write(paragraph(marked('x', 'bold', 'italic')))).toBe('***x***')
  expect(write(paragraph(marked('x*', 'code'), marked('2', 'superscript'), marked('y', 'underline')))).toBe(
    '`x*`<sup>2</sup>y',
  )
  expect(write(paragraph(marked('fim', 'strikethrough'), marked('2', 'subscript')))).toBe(
    '~~fim~~<sub>2</sub>',
  )
})

test('TWIN-1: words that look like markup stay words', () => {
  expect(write(paragraph('# 1 * 2 [a] <b> a|b'))).toBe('\\# 1 \\* 2 \\[a\\] \\<b\\> a\\|b')
  expect(write(paragraph('- 5 graus'), paragraph('3. maio'))).toBe('\\- 5 graus\n\n3\\. maio')
})

test('TWIN-1: links are whole addresses', () => {
  const link = (href: string) => write(paragraph({ kind: 'link', href, children: ['ver'] }))
  expect(link('/pt-br/dicas/tosse/')).toBe('[ver](https://www.exemplo.com.br/pt-br/dicas/tosse/)')
  expect(link('#sinais')).toBe('[ver](https://www.exemplo.com.br/pt-br/dicas/febre/#sinais)')
  expect(link('tel:192')).toBe('[ver](tel:192)')
  expect(link('https://who.int/a-(b)')).toBe('[ver](https://who.int/a-%28b%29)')
})

test('TWIN-1: lists hold lists, and quotes hold paragraphs', () => {
  const inner: RichTextBlock = { kind: 'list', items: [[paragraph('b')]] }
  expect(write({ kind: 'list', isOrdered: true, items: [[paragraph('a'), inner], [paragraph('c')]] })).toBe(
    '1. a\n\n   - b\n2. c',
  )
  expect(write({ kind: 'quote', children: [paragraph('um'), paragraph('dois')] })).toBe('> um\n>\n> dois')
})

test('TWIN-1: a table has one line for each row, and a head even where editors gave none', () => {
  const cell = (words: string, scope?: 'col') => ({ ...(scope && { scope }), children: [paragraph(words)] })
  const two = { children: [paragraph('1'), paragraph('2')] }
  expect(
    write({
      kind: 'table',
      columns: '',
      rows: [
        [cell('A', 'col'), cell('B', 'col')],
        [cell('a|b'), two],
      ],
    }),
  ).toBe('| A | B |\n| --- | --- |\n| a\\|b | 1<br>2 |')
  expect(write({ kind: 'table', columns: '', rows: [[cell('a'), cell('b')], [cell('c')]] })).toBe(
    '|  |  |\n| --- | --- |\n| a | b |\n| c |  |',
  )
})

test('TWIN-1: a section between two blocks is written where it stands', () => {
  const section = {
    type: 'notice',
    id: 'n',
    tone: 'warning',
    title: null,
    text: 'Ligue 192.\n\nAgora.',
  } as const
  expect(write({ kind: 'section', section }, paragraph('Depois.'))).toBe(
    '> **Atenção**\n>\n> Ligue 192.\n>\n> Agora.\n\nDepois.',
  )
})

test("TWIN-1: an editor's line break stays one in paragraphs, lists and cells, and is a space in a heading", () => {
  const dose = paragraph('1 comprimido\nNo máximo 4 por dia')
  expect(write(dose)).toBe('1 comprimido  \nNo máximo 4 por dia')
  expect(write({ kind: 'list', items: [[dose]] })).toBe('- 1 comprimido  \n  No máximo 4 por dia')
  expect(write({ kind: 'table', columns: '', rows: [[{ children: [dose] }]] })).toContain(
    '| 1 comprimido<br>No máximo 4 por dia |',
  )
  expect(write({ kind: 'heading', level: 1, anchor: 'a', children: ['Dose\npor dia'] })).toBe(
    '## Dose por dia',
  )
  expect(plainText('1 comprimido\n4 por dia\n\nFim')).toBe('1 comprimido  \n4 por dia\n\nFim')
})
