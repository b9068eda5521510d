import type { RichNode } from '@sandbox/space/loading/rich-text'
import { linkedId } from '../fields/editor'

const MARKS: Record<string, string> = { bold: '**', italic: '_', code: '`' }

const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|{}&]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+[.)])/, (_all, space, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${space}\\${sign}`,
    )

const textOf = ({ value = '', marks = [] }: RichNode): string => {
  if (value === '\n') return '\\\n'
  const isCode = marks.some(({ type }) => type === 'code')
  return marks.reduce(
    (text, { type }) => {
      const sign = MARKS[type] ?? ''
      return `${sign}${text}${sign}`
    },
    isCode ? value : escaped(value),
  )
}

const addressOf = ({ nodeType, data }: RichNode): string => {
  if (nodeType === 'hyperlink') return String(data.uri)
  return `${nodeType.replace('-hyperlink', '')}:${linkedId(data.target)}`
}

const inline = (nodes: RichNode[] = []): string =>
  nodes
    .map((node) =>
      node.nodeType.endsWith('hyperlink') ? `[${inline(node.content)}](${addressOf(node)})` : textOf(node),
    )
    .join('')

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? `${first}${line}` : line === '' ? '' : `${others}${line}`))
    .join('\n')

const list = (node: RichNode, sign: (index: number) => string): string =>
  (node.content ?? [])
    .map((item, index) => indented(blocks(item.content, '\n'), sign(index), ' '.repeat(sign(index).length)))
    .join('\n')

const row = ({ content = [] }: RichNode): string =>
  `| ${content.map((cell) => blocks(cell.content, ' ')).join(' | ')} |`

const table = ({ content = [] }: RichNode): string => {
  const [head, ...rest] = content
  if (!head) return ''
  return [row(head), `|${' --- |'.repeat(head.content?.length ?? 0)}`, ...rest.map(row)].join('\n')
}

const block = (node: RichNode): string => {
  const level = /^heading-(\d)$/.exec(node.nodeType)?.[1]
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${inline(node.content)}`
  switch (node.nodeType) {
    case 'unordered-list':
      return list(node, () => '- ')
    case 'ordered-list':
      return list(node, (index) => `${index + 1}. `)
    case 'blockquote':
      return blocks(node.content).replace(/^/gm, '> ')
    case 'hr':
      return '---'
    case 'table':
      return table(node)
    default:
      return inline(node.content)
  }
}

function blocks(nodes: RichNode[] = [], between = '\n\n'): string {
  return nodes.map(block).join(between)
}

/** Rich text as Markdown. Content without a Markdown form changes: compare before using it (`segments.ts`). */
export function toMarkdown(nodes: RichNode[]): string {
  return blocks(nodes)
}
