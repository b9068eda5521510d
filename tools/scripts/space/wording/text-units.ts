import { isRecord } from '@sandbox/server/content/guards'
import { plainText } from '../check/rich-text'

const childrenOf = (node: unknown): Record<string, unknown>[] =>
  isRecord(node) && Array.isArray(node.content) ? node.content.filter(isRecord) : []

const typeOf = (node: Record<string, unknown>): string => String(node.nodeType)

/** A table's rows as they are read across, and its cells below their heads. */
const tableUnits = (table: Record<string, unknown>): string[] => {
  const [head, ...rows] = childrenOf(table).map((row) => childrenOf(row).map(plainText))
  return rows.flatMap((cells) => [
    cells.join(' | '),
    ...cells.map((cell, at) => `${head?.[at] ?? ''}: ${cell}`),
  ])
}

/** The texts of a rich text, each with what it is read with: an item of a list with the line before it, a paragraph with its heading. */
export function richTextUnits(document: unknown): string[] {
  let lead = ''
  return childrenOf(document).flatMap((node) => {
    const text = plainText(node).trim()
    if (/-list$/.test(typeOf(node)))
      return childrenOf(node).map((item) => `${lead} ${plainText(item).trim()}`)
    if (typeOf(node) === 'table') return tableUnits(node)
    const isHeading = typeOf(node).startsWith('heading-')
    const read = isHeading ? [] : [`${lead} ${text}`.trim()]
    lead = isHeading || text.endsWith(':') ? `${text.replace(/[.:]$/, '')}:` : ''
    return read
  })
}

/** The sentences of a text; a colon ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…])\s+|\n+/u).filter(Boolean)
}
