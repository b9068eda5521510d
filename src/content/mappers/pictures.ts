import { z } from 'zod'
import type { ImageFile, Picture } from '@/models/picture'
import { type EntryLink, optionalLink, optionalNumber, optionalText, requiredLink } from '../entries/fields'
import type { MapContext } from './context'
import { defineMapper, type EntryInfo, type EntryMapper, mapLink } from './define-mapper'

const assetFields = z.object({
  title: optionalText,
  description: optionalText,
  file: z.object({
    url: z.string().min(1),
    contentType: z.string(),
    details: z.object({ image: z.object({ width: z.number(), height: z.number() }).optional() }).optional(),
  }),
})

interface MappedAsset {
  file: ImageFile
  description: string | null
}

interface Size {
  width: number | null
  height: number | null
}

/** SVG files of unknown size are drawn in a square box, so that width and height always stand in the markup. */
const UNKNOWN_SVG_SIZE = 64

const withScheme = (url: string, scheme: MapContext['scheme']) =>
  url.startsWith('//') ? `${scheme}${url}` : url

/**
 * Reads an image asset; `size` replaces the file's own (editors may state it on the entry).
 * Null, with a report, when the asset is missing, not processed yet, or no image.
 */
const mapAsset = (
  link: EntryLink | null,
  context: MapContext,
  from: { id: string; field: string },
  size: Size = { width: null, height: null },
): MappedAsset | null => {
  if (!link) return null
  const report = (reason: string) => {
    context.report({
      entryId: link.sys.id,
      contentType: 'asset',
      field: 'file',
      reason: `${reason}; used in ${from.id}.${from.field}`,
    })
    return null
  }
  const asset = context.graph.asset(link.sys.id)
  if (!asset) return report('unresolved asset')
  const parsed = assetFields.safeParse(asset.fields)
  if (!parsed.success) return report(parsed.error.issues[0]?.message ?? 'unreadable')
  const { file, description } = parsed.data
  if (!file.contentType.startsWith('image/')) return report(`${file.contentType} is no image`)
  const fallback = file.contentType === 'image/svg+xml' ? UNKNOWN_SVG_SIZE : null
  const width = size.width ?? file.details?.image?.width ?? fallback
  const height = size.height ?? file.details?.image?.height ?? fallback
  if (!width || !height) return report('has no width and height')
  const url = withScheme(file.url, context.scheme)
  if (!URL.canParse(url)) return report(`"${file.url}" is no address`)
  return { file: { url, width, height }, description }
}

/** An image file straight from an asset link. */
export const mapImageFile = (
  link: EntryLink | null,
  context: MapContext,
  from: { id: string; field: string },
): ImageFile | null => mapAsset(link, context, from)?.file ?? null

const imageFields = z.object({
  image: requiredLink,
  altText: optionalText,
  toolTip: optionalText,
  width: optionalNumber,
  height: optionalNumber,
})

const imageMapper = defineMapper('image', imageFields, (fields, entry, context): Picture => {
  const from = { id: entry.id, field: 'image' }
  const asset = mapAsset(fields.image, context, from, { width: fields.width, height: fields.height })
  if (!asset) return entry.fail('image', 'has no usable file')
  return {
    alt: fields.altText ?? asset.description ?? '',
    ...(fields.toolTip && { toolTip: fields.toolTip }),
    desktop: asset.file,
  }
})

const imageSetFields = z.object({
  altText: optionalText,
  toolTip: optionalText,
  desktopImage: requiredLink,
  tabletImage: optionalLink,
  smartphoneImage: optionalLink,
})

const imageSetMapper = defineMapper('imageSet', imageSetFields, (fields, entry, context): Picture => {
  const desktop = mapAsset(fields.desktopImage, context, { id: entry.id, field: 'desktopImage' })
  if (!desktop) return entry.fail('desktopImage', 'has no usable file')
  const tablet = mapImageFile(fields.tabletImage, context, { id: entry.id, field: 'tabletImage' })
  const mobile = mapImageFile(fields.smartphoneImage, context, { id: entry.id, field: 'smartphoneImage' })
  return {
    alt: fields.altText ?? desktop.description ?? '',
    ...(fields.toolTip && { toolTip: fields.toolTip }),
    desktop: desktop.file,
    ...(tablet && { tablet }),
    ...(mobile && { mobile }),
  }
})

/** A picture straight from an asset, with the asset's description as alternative text. */
export const mapAssetPicture = (
  link: EntryLink | null,
  context: MapContext,
  from: { id: string; field: string },
): Picture | null => {
  const asset = mapAsset(link, context, from)
  return asset && { alt: asset.description ?? '', desktop: asset.file }
}

/** Both kinds of picture entries; every picture field accepts either. */
export const pictureMappers: readonly EntryMapper<Picture>[] = [imageMapper, imageSetMapper]

/** The picture a field links to, or null. */
export const mapPicture = (
  link: EntryLink | null,
  entry: Pick<EntryInfo, 'id'>,
  field: string,
  context: MapContext,
): Picture | null => mapLink(link, pictureMappers, context, { id: entry.id, field })
