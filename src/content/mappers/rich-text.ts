import type { AnyEntry, RichTextValue } from '@/content-model/entry'
import type { RichText, Section } from '@/models/rich-text'
import { hrefOfSlug, pathOfSlug } from '@/routing/links'
import { placeOfContentType } from '@/routing/page-types'
import { mapOne } from '../reader/map'
import { mapAssetPicture } from './pictures'
import { readRichText } from './rich-text-document'

/** Maps an embedded entry; given by the caller, because sections contain rich text and rich text contains sections. */
export type EmbedMapper = (entry: AnyEntry) => Section | null

const pageHref = (entry: AnyEntry | null): string | null => {
  const place = entry && placeOfContentType(entry.type)
  if (!place) return null
  if (place.kind === 'fixed') return pathOfSlug(place.slug)
  return mapOne(entry, ({ fields }) => ('slug' in fields ? hrefOfSlug(fields.slug) : null))
}

/** Maps a rich text to what the browser draws. An empty document gives an empty list. */
export function mapRichText(text: RichTextValue, embed: EmbedMapper): RichText {
  return readRichText(text.nodes, {
    section: (id) => {
      const entry = text.embedded(id)
      return entry && embed(entry)
    },
    picture: (id) => mapAssetPicture(text.asset(id)),
    pageHref: (id) => pageHref(text.linked(id)),
    assetHref: (id) => text.asset(id)?.url ?? null,
    notShown: (nodeType) => text.report(nodeType, 'textOnly'),
  })
}
