import type {
  RichText,
  RichTextBlock,
  RichTextCell,
  RichTextInline,
  RichTextMark,
  RichTextMarked,
  Section,
} from '@/models/rich-text'
import { blocks, escapeStart, escapeWords, heading, indent, link, quote } from './words'

export interface TextContext {
  /** The absolute address of a link of the page. */
  absolute: (href: string) => string
  /** A section that stands between two blocks. `level` is that of its heading. */
  section: (section: Section, level: number) => string
}

/** Marks without a sign in Markdown are written as HTML, which CommonMark allows; an underline says nothing. */
const MARKS: Record<RichTextMark, readonly [string, string]> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  underline: ['', ''],
  code: ['`', '`'],
  superscript: ['<sup>', '</sup>'],
  subscript: ['<sub>', '</sub>'],
  strikethrough: ['~~', '~~'],
}

/** Spaces at the ends of marked words stay outside of the marks: `** so **` would not be read as bold. */
const marked = ({ value, marks }: RichTextMarked): string => {
  const words = value.trim()
  if (words === '') return value
  const [before = '', after = ''] = value.split(words)
  const inner = marks.includes('code') ? words.replaceAll('`', "'") : escapeWords(words)
  const written = marks.reduce((text, mark) => `${MARKS[mark][0]}${text}${MARKS[mark][1]}`, inner)
  return `${before}${written}${after}`
}

const line = (nodes: readonly RichTextInline[], context: TextContext): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeWords(node)
      return node.kind === 'text'
        ? marked(node)
        : link(line(node.children, context), context.absolute(node.href))
    })
    .join('')

/** A table of Markdown has one line for each row. */
const cell = ({ children }: RichTextCell, context: TextContext): string =>
  richText(children, 6, context).replace(/\s*\n+\s*/g, '<br>')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (rows: readonly RichTextCell[][], context: TextContext): string => {
  const width = Math.max(...rows.map((cells) => cells.length))
  const written = rows.map((cells) =>
    Array.from({ length: width }, (_, at) => (cells[at] ? cell(cells[at], context) : '')),
  )
  const hasHead = rows[0]?.every(({ scope }) => scope === 'col') ?? false
  const [head = [], ...body] = hasHead ? written : [Array.from({ length: width }, () => ''), ...written]
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n')
}

const list = (items: readonly RichText[], isOrdered: boolean, level: number, context: TextContext): string =>
  items
    .map((item, at) => {
      const sign = isOrdered ? `${at + 1}. ` : '- '
      return sign + indent(richText(item, level, context), sign.length)
    })
    .join('\n')

const blockOf = (block: RichTextBlock, level: number, context: TextContext): string => {
  switch (block.kind) {
    case 'paragraph':
      return escapeStart(line(block.children, context))
    case 'heading':
      return `${'#'.repeat(Math.min(level + block.level - 1, 6))} ${line(block.children, context)}`
    case 'list':
      return list(block.items, block.isOrdered ?? false, level, context)
    case 'quote':
      return quote(richText(block.children, level, context))
    case 'table':
      return table(block.rows, context)
    case 'rule':
      return '---'
    case 'section':
      return context.section(block.section, level)
    default:
      return assertNever(block)
  }
}

const assertNever = (block: never): never => {
  throw new Error(`Markdown: unknown block ${JSON.stringify(block)}`)
}

/** A text as Markdown. `level` is that of its highest headings. */
export function richText(text: RichText, level: number, context: TextContext): string {
  return blocks(...text.map((block) => blockOf(block, level, context)))
}

/** A text below a heading of its own. */
export function titled(title: string | null, body: RichText, level: number, context: TextContext): string {
  return blocks(title && heading(level, title), richText(body, title ? level + 1 : level, context))
}
