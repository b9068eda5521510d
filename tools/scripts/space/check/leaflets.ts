import type { ExportEntry } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { foldText } from '@/shared/utils/fold-text'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { fieldOf, linkedEntries, textsOf } from './fields'
import { plainText } from './rich-text'

const nodesOf = (node: unknown): Record<string, unknown>[] =>
  isRecord(node) && Array.isArray(node.content) ? node.content.filter(isRecord) : []

const isHeading = ({ nodeType }: Record<string, unknown>): boolean => String(nodeType).startsWith('heading-')

const itemsOf = (node: Record<string, unknown>): string[] =>
  node.nodeType === 'list-item' ? [plainText(node).trim()] : nodesOf(node).flatMap(itemsOf)

/** The list items of a chapter; a number before its title counts for nothing. */
function linesOfChapter(document: unknown, title: string): string[] {
  const nodes = nodesOf(document)
  const isTitle = (node: Record<string, unknown>) =>
    isHeading(node) && plainText(node).replace(/^\d+\. /, '') === title
  const start = nodes.findIndex(isTitle)
  const length = nodes.slice(start + 1).findIndex(isHeading)
  return start < 0
    ? []
    : nodes.slice(start + 1, length < 0 ? nodes.length : start + 1 + length).flatMap(itemsOf)
}

/** The texts of a product's leaflet. */
export const leafletBodies = (context: CheckContext, product: ExportEntry): unknown[] =>
  ['leaflet', 'page', 'sectionContainers', 'sectionContent']
    .reduce((entries, field) => entries.flatMap((entry) => linkedEntries(context, entry, field)), [product])
    .map((entry) => fieldOf(context, entry, 'body'))

const linesBySection = (
  context: CheckContext,
  product: ExportEntry,
): { section: ExportEntry; lines: string[] }[] => {
  const bodies = leafletBodies(context, product)
  return linkedEntries(context, product, 'productDetails')
    .filter((section) => fieldOf(context, section, 'isWarning') === true)
    .map((section) => {
      const title = textOf(section, 'title', context) ?? ''
      return { section, lines: bodies.flatMap((body) => linesOfChapter(body, title)) }
    })
}

/** Classes that a leaflet names, by the words of its lines, and that no substance of the product excludes. */
const missingClasses = (context: CheckContext, product: ExportEntry, lines: string[]): Finding[] => {
  const excluded = linkedEntries(context, product, 'activeIngredients').flatMap((substance) =>
    textsOf(context, substance, 'notWithClasses'),
  )
  const leaflet = foldText(lines.join('\n'))
  return context.space.entries
    .filter((entry) => typeIdOf(entry) === 'activeIngredient' && !isDraft(entry))
    .flatMap((substance) => {
      const drugClass = textOf(substance, 'drugClass', context)
      const word = textsOf(context, substance, 'leafletWords').find((one) => leaflet.includes(foldText(one)))
      if (drugClass === null || word === undefined || excluded.includes(drugClass)) return []
      const reason = `the leaflet advises against use with “${word}” (${drugClass}), and none of its ingredients excludes this class`
      return [findingAt(context, product, 'activeIngredients', reason)]
    })
}

/** A leaflet whose warnings are not all on the product's page, or not in the ingredient data. */
export function leafletFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'product' || isDraft(entry)) return []
  if (leafletBodies(context, entry).length === 0) return []
  const sections = linesBySection(context, entry)
  const lines = sections.flatMap((section) => section.lines)
  if (lines.length === 0)
    return [
      findingAt(context, entry, 'productDetails', 'no warning has the title of a chapter of the leaflet'),
    ]
  const missing = sections.flatMap(({ section, lines: wanted }) => {
    const shown = new Set(nodesOf(fieldOf(context, section, 'contents')).flatMap(itemsOf))
    return wanted.filter((line) => !shown.has(line))
  })
  return [
    ...missing.map((line) =>
      findingAt(context, entry, 'productDetails', `does not show this line of its leaflet: “${line}”`),
    ),
    ...missingClasses(context, entry, lines),
  ]
}

/** Exclusions are mutual: a class that a substance excludes excludes the class of the substance. */
export function exclusionFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const own = textOf(entry, 'drugClass', context)
  if (typeIdOf(entry) !== 'activeIngredient' || isDraft(entry) || own === null) return []
  const excluded = textsOf(context, entry, 'notWithClasses')
  return context.space.entries
    .filter((other) => typeIdOf(other) === 'activeIngredient' && !isDraft(other))
    .filter((other) => excluded.includes(textOf(other, 'drugClass', context) ?? ''))
    .filter((other) => !textsOf(context, other, 'notWithClasses').includes(own))
    .map((other) =>
      findingAt(context, other, 'notWithClasses', `lacks ${own}, which ${entry.sys.id} excludes`),
    )
}
