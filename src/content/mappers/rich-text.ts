import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import { z } from 'zod'
import type { RichText, RichTextNode } from '@/models/rich-text'
import type { Section } from '@/models/sections'
import { pathOfSlug, toAddress } from '@/routing/links'
import { type DocumentNode, linkSchema } from '../entries/fields'
import type { MapContext } from './context'
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
  const parsed = slugFields.safeParse(entry?.fields)
  if (parsed.success) return pathOfSlug(parsed.data.slug)
  return entry?.sys.contentType.sys.id === 'homePage' ? pathOfSlug('') : null
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
const MAX_DEPTH = 30

const isEmptyParagraph = (node: RichTextNode): boolean =>
  node.nodeType === BLOCKS.PARAGRAPH &&
  'content' in node &&
  (node.content ?? []).every((child) => 'value' in child && child.value.trim() === '')

const mapNodes = (
  nodes: DocumentNode[],
  context: MapContext,
  embed: EmbedReader,
  depth: number,
): RichTextNode[] =>
  depth > MAX_DEPTH
    ? []
    : nodes.flatMap((node) => mapNode(node, context, embed, depth)).filter((node) => !isEmptyParagraph(node))

const embeddedAsset = (node: DocumentNode, context: MapContext): RichTextNode[] => {
  const parsed = linkSchema.safeParse(node.data?.target)
  if (!parsed.success) return []
  const { id } = parsed.data.sys
  const picture = mapAssetPicture(parsed.data, context, { id, field: 'file' })
  const section: Section | null = picture && { type: 'picture', id, picture, link: null, toolTip: null }
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
    return [{ nodeType: 'text', value: node.value ?? '', ...(marks.length > 0 && { marks }) }]
  }
  if (node.nodeType === BLOCKS.EMBEDDED_ENTRY) {
    const id = targetOf(node)
    const section = id === null ? null : embed(id, context)
    return section ? [{ nodeType: node.nodeType, section }] : []
  }
  if (node.nodeType === BLOCKS.EMBEDDED_ASSET) return embeddedAsset(node, context)
  const content = mapNodes(node.content ?? [], context, embed, depth + 1)
  if (!HYPERLINKS.includes(node.nodeType)) return [{ nodeType: node.nodeType, content }]
  const href = hrefOf(node, context)
  // A link that leads nowhere stays as its text.
  return href === null ? content : [{ nodeType: INLINES.HYPERLINK, href, content }]
}

/** Maps a rich-text document to what the browser needs of it. An empty document gives an empty list. */
export const mapRichText = (
  document: DocumentNode | null,
  context: MapContext,
  embed: EmbedReader,
): RichText => mapNodes(document?.content ?? [], context, embed, 0)

/** For places where nothing may be embedded. */
export const noEmbeds: EmbedReader = () => null
