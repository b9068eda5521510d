import { BLOCKS, INLINES, TOP_LEVEL_BLOCKS } from '@contentful/rich-text-types'
import type { AnyEntry, DocumentNode, RichTextValue } from '@/content-model/entry'
import type { RichText, RichTextNode } from '@/models/rich-text'
import type { Section } from '@/models/sections'
import { hrefOfSlug, pathOfSlug, toAddress } from '@/routing/links'
import { placeOfContentType } from '@/routing/page-types'
import { mapOne } from '../reader/map'
import { isBlankNode, isEmptyNode } from './empty-nodes'
import { withOutline } from './outline'
import { mapAssetPicture } from './pictures'

/** Maps an embedded entry; given by the caller, because sections contain rich text and rich text contains sections. */
export type EmbedMapper = (entry: AnyEntry) => Section | null

/** Where an entry hyperlink leads: to the page of that entry, when it is one. */
const pageHref = (entry: AnyEntry | null): string | null => {
  const place = entry && placeOfContentType(entry.type)
  if (!place) return null
  if (place.kind === 'fixed') return pathOfSlug(place.slug)
  return mapOne(entry, ({ fields }) => ('slug' in fields ? hrefOfSlug(fields.slug) : null))
}

const hrefOf = (node: DocumentNode, text: RichTextValue): string | null => {
  if (node.nodeType === INLINES.HYPERLINK) {
    const uri = node.data?.uri
    return typeof uri === 'string' ? (toAddress(uri)?.href ?? null) : null
  }
  if (node.nodeType === INLINES.ENTRY_HYPERLINK) return pageHref(text.linked(node))
  return text.asset(node)?.url ?? null
}

const HYPERLINKS: string[] = [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK]
const TABLE_PARTS: string[] = [BLOCKS.TABLE_ROW, BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]
/** Of other nodes, such as resources of other spaces or what later editors bring, only the text is shown. */
const DRAWN = new Set<string>([...TOP_LEVEL_BLOCKS, BLOCKS.LIST_ITEM, ...TABLE_PARTS])
DRAWN.delete(BLOCKS.EMBEDDED_RESOURCE)
const MAX_DEPTH = 30

const mapNodes = (
  nodes: DocumentNode[],
  text: RichTextValue,
  embed: EmbedMapper,
  depth: number,
): RichTextNode[] =>
  depth > MAX_DEPTH
    ? []
    : nodes.flatMap((node) => mapNode(node, text, embed, depth)).filter((node) => !isEmptyNode(node))

const embeddedSection = (node: DocumentNode, text: RichTextValue, embed: EmbedMapper): Section | null => {
  if (node.nodeType === BLOCKS.EMBEDDED_ENTRY) {
    const entry = text.embedded(node)
    return entry && embed(entry)
  }
  const asset = text.asset(node)
  const picture = mapAssetPicture(asset)
  return asset && picture && { type: 'picture', id: asset.id, picture, link: null, shape: 'rounded' }
}

const mapNode = (
  node: DocumentNode,
  text: RichTextValue,
  embed: EmbedMapper,
  depth: number,
): RichTextNode[] => {
  if (node.nodeType === 'text') {
    const marks = (node.marks ?? []).map((mark) => mark.type)
    return [{ value: node.value ?? '', ...(marks.length > 0 && { marks }) }]
  }
  if (node.nodeType === BLOCKS.EMBEDDED_ENTRY || node.nodeType === BLOCKS.EMBEDDED_ASSET) {
    const section = embeddedSection(node, text, embed)
    return section ? [{ nodeType: node.nodeType, section }] : []
  }
  const content = mapNodes(node.content ?? [], text, embed, depth + 1)
  if (!HYPERLINKS.includes(node.nodeType)) {
    if (DRAWN.has(node.nodeType)) return [{ nodeType: node.nodeType, content }]
    text.report(node, 'textOnly')
    return content
  }
  const href = hrefOf(node, text)
  // A link that leads nowhere stays as its text; one without text would be a link that nobody can name.
  return href === null || content.every(isBlankNode)
    ? content
    : [{ nodeType: INLINES.HYPERLINK, href, content }]
}

/** Maps a rich text to what the browser needs of it. An empty document gives an empty list. */
export function mapRichText(text: RichTextValue, embed: EmbedMapper): RichText {
  return withOutline(mapNodes(text.nodes, text, embed, 0))
}
