import type { Random } from './random'
import { addressOf, lineOf, textOf } from './words'

/** A random link to an entry of one of these types; null where there is none. */
export type LinkTo = (types: readonly string[]) => unknown

const data = {}
const words = (value: string, marks: string[] = []) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data,
})
const node = (nodeType: string, content: unknown[], more: object = data) => ({
  nodeType,
  data: more,
  content,
})

const paragraph = (random: Random, linkTo: LinkTo, pages: readonly string[]) => {
  const target = linkTo(pages)
  return node('paragraph', [
    words(textOf(random), random.chance(0.3) ? ['bold', 'code'] : []),
    ...(random.chance(0.4) ? [node('hyperlink', [words(lineOf(random))], { uri: addressOf(random) })] : []),
    ...(target && random.chance(0.4) ? [node('entry-hyperlink', [words(lineOf(random))], { target })] : []),
  ])
}

const list = (random: Random) =>
  node(
    random.pick(['ordered-list', 'unordered-list']),
    Array.from({ length: Math.floor(random.next() * 4) }, () =>
      node('list-item', random.chance(0.2) ? [] : [node('paragraph', [words(lineOf(random))])]),
    ),
  )

const table = (random: Random) => {
  const isEmpty = random.chance(0.3)
  const columns = Math.floor(random.next() * 7)
  const row = (kind: string) =>
    node(
      'table-row',
      Array.from({ length: columns }, () =>
        node(kind, [node('paragraph', [words(isEmpty ? '  ' : lineOf(random))])]),
      ),
    )
  const rows = random.pick([0, 1, 3])
  return node('table', [row('table-header-cell'), ...Array.from({ length: rows }, () => row('table-cell'))])
}

/**
 * A rich-text document with headings that jump, empty rows, tables, code, and embedded entries.
 * @param embeds content types that are allowed between its paragraphs
 * @param pages content types of pages, for links
 */
export const documentOf = (
  random: Random,
  linkTo: LinkTo,
  embeds: readonly string[],
  pages: readonly string[],
): unknown => {
  const make = () => {
    const dice = random.next()
    if (dice < 0.3) return node(`heading-${1 + Math.floor(random.next() * 6)}`, [words(lineOf(random))])
    if (dice < 0.6) return paragraph(random, linkTo, pages)
    if (dice < 0.7) return list(random)
    if (dice < 0.78) return table(random)
    if (dice < 0.82) return node('blockquote', [node('paragraph', [words(textOf(random))])])
    if (dice < 0.86) return node('hr', [])
    if (dice < 0.88) return node('unknown-block', [node('paragraph', [words(textOf(random))])])
    const target = embeds.length > 0 ? linkTo(embeds) : null
    return target ? node('embedded-entry-block', [], { target }) : node('paragraph', [words('')])
  }
  return node('document', Array.from({ length: random.pick([0, 1, 3, 6, 9]) }, make))
}
