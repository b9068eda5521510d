import { z } from 'zod'
import type { RichText } from '@/models/rich-text'
import type { Section } from '@/models/sections'
import { hrefOfSlug, pathOfSlug } from '@/routing/links'
import { placeOfContentType } from '@/routing/page-types'
import type { DocumentNode } from '../entries/fields'
import type { MapContext } from './context'
import { mapAssetPicture } from './pictures'
import { readRichText } from './rich-text-document'
import type { RichTextLinks } from './rich-text-links'

/** Maps an embedded entry; given by the caller, because sections contain rich text and rich text contains sections. */
export type EmbedReader = (id: string, context: MapContext) => Section | null

const slugFields = z.object({ slug: z.string() })
const fileFields = z.object({ file: z.object({ url: z.string() }) })

const pageHref = (id: string, context: MapContext): string | null => {
  const entry = context.graph.entry(id)
  const place = entry && placeOfContentType(entry.sys.contentType.sys.id)
  if (!place) return null
  if (place.kind === 'fixed') return pathOfSlug(place.slug)
  const parsed = slugFields.safeParse(entry.fields)
  return parsed.success ? hrefOfSlug(parsed.data.slug) : null
}

const assetHref = (id: string, context: MapContext): string | null => {
  const parsed = fileFields.safeParse(context.graph.asset(id)?.fields)
  if (!parsed.success) return null
  const { url } = parsed.data.file
  return url.startsWith('//') ? `${context.scheme}${url}` : url
}

const linksIn = (context: MapContext, embed: EmbedReader): RichTextLinks => ({
  section: (id) => embed(id, context),
  picture: (id) =>
    mapAssetPicture({ sys: { type: 'Link', linkType: 'Asset', id } }, context, { id, field: 'file' }),
  pageHref: (id) => pageHref(id, context),
  assetHref: (id) => assetHref(id, context),
  notShown: (nodeType) =>
    context.report({
      entryId: context.path.at(-1) ?? '-',
      contentType: 'rich text',
      field: nodeType,
      reason: 'cannot be shown here; only its text is',
    }),
})

/** Maps a rich-text document by what its links lead to in this context. An empty document gives an empty list. */
export const mapRichText = (
  document: DocumentNode | null,
  context: MapContext,
  embed: EmbedReader,
): RichText => readRichText(document, linksIn(context, embed))
