import { markdownToRichText, type RichNode } from '@sandbox/space/loading/rich-text'
import { toMarkdown } from './to-markdown'

/** A part of a rich text: words that are edited as Markdown, or an unchanged block. */
export type Segment =
  | { key: string; kind: 'text'; text: string; nodes: RichNode[]; lost: string[] }
  | { key: string; kind: 'unchanged'; node: RichNode }

let made = 0
export const newKey = (): string => {
  made += 1
  return `parte-${made}`
}

/** Markdown as nodes; `lost` names what rich text has no place for. */
export async function parse(markdown: string): Promise<{ nodes: RichNode[]; lost: string[] }> {
  const lost: string[] = []
  const { content = [] } = await markdownToRichText(markdown, (reason) => lost.push(reason))
  return { nodes: content, lost }
}

/** Texts beside each other with the same marks are one; the order of marks means nothing. */
const joined = (nodes: RichNode[]): RichNode[] => {
  const done: RichNode[] = []
  for (const node of nodes.map(normal)) {
    const last = done.at(-1)
    if (node.nodeType !== 'text') done.push(node)
    else if (last?.nodeType === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks))
      done[done.length - 1] = { ...last, value: `${last.value}${node.value}` }
    else if (node.value !== '') done.push(node)
  }
  return done
}

function normal({ nodeType, data, content, value, marks = [] }: RichNode): RichNode {
  if (nodeType === 'text')
    return {
      nodeType,
      data: {},
      value: value ?? '',
      marks: marks.map(({ type }) => ({ type })).sort((one, other) => one.type.localeCompare(other.type)),
    }
  return { nodeType, data: nodeType.includes('hyperlink') ? data : {}, content: joined(content ?? []) }
}

const areSame = (one: RichNode[], other: RichNode[]): boolean =>
  JSON.stringify(joined(one)) === JSON.stringify(joined(other))

/** Whether these nodes survive a round trip through Markdown. */
const survives = async (nodes: RichNode[]): Promise<boolean> => {
  const { nodes: parsed, lost } = await parse(toMarkdown(nodes))
  return lost.length === 0 && areSame(parsed, nodes)
}

const textSegment = (nodes: RichNode[]): Segment => ({
  key: newKey(),
  kind: 'text',
  text: toMarkdown(nodes),
  nodes,
  lost: [],
})

/** Neighbors are one text where Markdown separates them: two adjacent lists would become one. */
const textSegments = async (nodes: RichNode[]): Promise<Segment[]> => {
  if (nodes.length === 0) return []
  return (await survives(nodes)) ? [textSegment(nodes)] : nodes.map((node) => textSegment([node]))
}

/** Whether a node's words may be edited as Markdown without losing anything of it. */
const isEditable = async (node: RichNode): Promise<boolean> =>
  !node.nodeType.startsWith('embedded-') && toMarkdown([node]) !== '' && (await survives([node]))

/** Cuts a document into texts and blocks. Together they are the document, node for node. */
export async function cut(document: RichNode | null): Promise<Segment[]> {
  const segments: Segment[] = []
  let words: RichNode[] = []
  for (const node of document?.content ?? []) {
    if (await isEditable(node)) {
      words.push(node)
      continue
    }
    segments.push(...(await textSegments(words)), { key: newKey(), kind: 'unchanged', node })
    words = []
  }
  segments.push(...(await textSegments(words)))
  return segments.length > 0 ? segments : [textSegment([])]
}

/** The document of all parts; null for an empty one. */
export function join(segments: readonly Segment[]): RichNode | null {
  const content = segments.flatMap((segment) => (segment.kind === 'text' ? segment.nodes : [segment.node]))
  return content.length > 0 ? { nodeType: 'document', data: {}, content } : null
}
