import type { FieldValidation } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { addressReason } from './addresses'
import { FIXED_PAGES, type FieldPlace, type Finding, findingAt, typeIdOf } from './context'
import { linkFindings } from './links'

/** What every rich text may contain, and what comes with a list or a table. */
const ALWAYS = ['document', 'paragraph', 'text']
const PARTS: Record<string, string[]> = {
  'ordered-list': ['list-item'],
  'unordered-list': ['list-item'],
  table: ['table-row', 'table-cell', 'table-header-cell'],
}

interface Rules {
  /** Null where everything is allowed. */
  nodeTypes: Set<string> | null
  marks: Set<string> | null
  nodes: Record<string, FieldValidation[]>
}

const rulesOf = (validations: FieldValidation[] = []): Rules => {
  const nodeTypes = validations.find((rule) => rule.enabledNodeTypes)?.enabledNodeTypes
  const marks = validations.find((rule) => rule.enabledMarks)?.enabledMarks
  const nodes: Record<string, FieldValidation[]> = {}
  for (const rule of validations) Object.assign(nodes, rule.nodes)
  return {
    nodeTypes: nodeTypes
      ? new Set([...ALWAYS, ...nodeTypes, ...nodeTypes.flatMap((nodeType) => PARTS[nodeType] ?? [])])
      : null,
    marks: marks ? new Set(marks) : null,
    nodes,
  }
}

/** The text of a node, without marks and links. */
export function plainText(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.value === 'string') return node.value
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : ''
}

const targetFindings = (place: FieldPlace, nodeType: string, target: unknown, rules: Rules): Finding[] => {
  const { context, entry, field } = place
  if (!isLink(target)) return [findingAt(context, entry, field.id, `${nodeType} has no target`)]
  const linkType = nodeType.includes('asset') ? 'Asset' : 'Entry'
  const findings = linkFindings(place, target, linkType, rules.nodes[nodeType] ?? [])
  const linked = context.entries.get(target.sys.id)
  if (findings.length > 0 || nodeType !== 'entry-hyperlink' || !linked) return findings
  const isPage = linked.fields.slug !== undefined || FIXED_PAGES[typeIdOf(linked)] !== undefined
  return isPage
    ? []
    : [findingAt(context, entry, field.id, `links to entry ${target.sys.id} (${typeIdOf(linked)}), no page`)]
}

const hyperlinkReasons = (place: FieldPlace, node: Record<string, unknown>): (string | null)[] => {
  const uri = isRecord(node.data) ? node.data.uri : null
  return [
    typeof uri === 'string' ? addressReason(place, uri) : 'a hyperlink has no address',
    plainText(node).trim() === '' ? `the link to ${String(uri)} has no text` : null,
  ]
}

const markReasons = (node: Record<string, unknown>, marks: Set<string> | null): string[] => {
  if (marks === null || !Array.isArray(node.marks)) return []
  return node.marks
    .map((mark) => (isRecord(mark) ? String(mark.type) : ''))
    .filter((mark) => !marks.has(mark))
    .map((mark) => `mark ${mark} is not allowed (${JSON.stringify(plainText(node))})`)
}

const nodeFindings = (place: FieldPlace, node: unknown, rules: Rules): Finding[] => {
  const error = (reason: string): Finding => findingAt(place.context, place.entry, place.field.id, reason)
  if (!isRecord(node) || typeof node.nodeType !== 'string') return [error('holds something that is no node')]
  const { nodeType } = node
  const isAllowed = rules.nodeTypes === null || rules.nodeTypes.has(nodeType)
  const hasTarget = /^(embedded-|entry-hyperlink|asset-hyperlink)/.test(nodeType)
  return [
    ...(isAllowed ? [] : [error(`node ${nodeType} is not allowed (${JSON.stringify(plainText(node))})`)]),
    ...markReasons(node, rules.marks).map(error),
    ...(nodeType === 'hyperlink' ? hyperlinkReasons(place, node) : [])
      .filter((reason) => reason !== null)
      .map(error),
    ...(hasTarget
      ? targetFindings(place, nodeType, isRecord(node.data) ? node.data.target : null, rules)
      : []),
    ...(Array.isArray(node.content)
      ? node.content.flatMap((child) => nodeFindings(place, child, rules))
      : []),
  ]
}

/** Checks a rich text against its field: node types, marks, embedded entries, links. */
export function richTextFindings(place: FieldPlace, value: unknown): Finding[] {
  return place.field.type === 'RichText' && isRecord(value)
    ? nodeFindings(place, value, rulesOf(place.field.validations))
    : []
}
