import { BLOCKS, INLINES, TOP_LEVEL_BLOCKS } from '@contentful/rich-text-types'
import { z } from 'zod'
import type { RichText, RichTextNode } from '@/models/rich-text'
import type { Section } from '@/models/sections'
import { hrefOfSlug, pathOfSlug, toAddress } from '@/routing/links'
import { placeOfContentType } from '@/routing/page-types'
import { type DocumentNode, linkSchema } from '../entries/fields'
import type { MapContext } from './context'
import { isBlankNode, isEmptyNode } from './empty-nodes'
import { withOutline } from './outline'
import { mapAssetPicture } from './pictures'

/** Maps an embedded entry; given by the caller, because sections contain rich text and rich text contains sections. */
export type EmbedReader = (id: string, context: MapContext) => Section | null

const targetOf = (node: DocumentNode): string | null => {
  const parsed = linkSchema.safeParse(node.data?.target)
  return parsed.success ? parsed.data.sys.id : null
}

const slugFields = z.object({ slug: z.string() })

/** Where an entry hyperlink leads: to the page of that entry, when it is one. */
const pageHref = (id: string | null, context: MapContext): string | null => {
  const entry = id === null ? null : context.graph.entry(id)
  const place = entry && placeOfContentType(entry.sys.contentType.sys.id)
  if (!place) return null
  if (place.kind === 'fixed') return pathOfSlug(place.slug)
  const parsed = slugFields.safeParse(entry.fields)
  return parsed.success ? hrefOfSlug(parsed.data.slug) : null
}

const fileFields = z.object({ file: z.object({ url: z.string() }) })

const assetHref = (id: string | null, context: MapContext): string | null => {
  const parsed = fileFields.safeParse(id === null ? null : context.graph.asset(id)?.fields)
  if (!parsed.success) return null
  const { url } = parsed.data.file
  return url.startsWith('//') ? `${context.scheme}${url}` : url
}

const hrefOf = (node: DocumentNode, context: MapContext): string | null => {
  if (node.nodeType === INLINES.HYPERLINK) {
    const uri = node.data?.uri
    return typeof uri === 'string' ? (toAddress(uri)?.href ?? null) : null
  }
  if (node.nodeType === INLINES.ENTRY_HYPERLINK) return pageHref(targetOf(node), context)
  return assetHref(targetOf(node), context)
}

const HYPERLINKS: string[] = [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK]
const TABLE_PARTS: string[] = [BLOCKS.TABLE_ROW, BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]
/** Of other nodes, such as resources of other spaces or what later editors bring, only the text is shown. */
const DRAWN = new Set<string>([...TOP_LEVEL_BLOCKS, BLOCKS.LIST_ITEM, ...TABLE_PARTS])
DRAWN.delete(BLOCKS.EMBEDDED_RESOURCE)
const MAX_DEPTH = 30

const mapNodes = (
  nodes: DocumentNode[],
  context: MapContext,
  embed: EmbedReader,
  depth: number,
): RichTextNode[] =>
  depth > MAX_DEPTH
    ? []
    : nodes.flatMap((node) => mapNode(node, context, embed, depth)).filter((node) => !isEmptyNode(node))

const notDrawn = (node: DocumentNode, content: RichTextNode[], context: MapContext): RichTextNode[] => {
  context.report({
    entryId: context.path.at(-1) ?? '-',
    contentType: 'rich text',
    field: node.nodeType,
    reason: 'cannot be shown here; only its text is',
  })
  return content
}

const embeddedAsset = (node: DocumentNode, context: MapContext): RichTextNode[] => {
  const parsed = linkSchema.safeParse(node.data?.target)
  if (!parsed.success) return []
  const { id } = parsed.data.sys
  const picture = mapAssetPicture(parsed.data, context, { id, field: 'file' })
  const section: Section | null = picture && { type: 'picture', id, picture, link: null, shape: 'rounded' }
  return section ? [{ nodeType: node.nodeType, section }] : []
}

const mapNode = (
  node: DocumentNode,
  context: MapContext,
  embed: EmbedReader,
  depth: number,
): RichTextNode[] => {
  if (node.nodeType === 'text') {
    const marks = (node.marks ?? []).map((mark) => mark.type)
    return [{ value: node.value ?? '', ...(marks.length > 0 && { marks }) }]
  }
  if (node.nodeType === BLOCKS.EMBEDDED_ENTRY) {
    const id = targetOf(node)
    const section = id === null ? null : embed(id, context)
    return section ? [{ nodeType: node.nodeType, section }] : []
  }
  if (node.nodeType === BLOCKS.EMBEDDED_ASSET) return embeddedAsset(node, context)
  const content = mapNodes(node.content ?? [], context, embed, depth + 1)
  if (!HYPERLINKS.includes(node.nodeType))
    return DRAWN.has(node.nodeType)
      ? [{ nodeType: node.nodeType, content }]
      : notDrawn(node, content, context)
  const href = hrefOf(node, context)
  // A link that leads nowhere stays as its text; one without text would be a link that nobody can name.
  return href === null || content.every(isBlankNode)
    ? content
    : [{ nodeType: INLINES.HYPERLINK, href, content }]
}

/** Maps a rich-text document to what the browser needs of it. An empty document gives an empty list. */
export const mapRichText = (
  document: DocumentNode | null,
  context: MapContext,
  embed: EmbedReader,
): RichText => withOutline(mapNodes(document?.content ?? [], context, embed, 0))
