import type { ExportEntry } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import sharp from 'sharp'
import { IMAGE_QUALITY } from '@/shared/config/site'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'

/** Bytes of a page's main picture on a phone of 412 pixels at a density of 1.75 (behavior PICTURE-7). */
const MOST = 50_000
/** From here on the page is slow on such a phone, whatever else it does. */
const FAR_TOO_MANY = 60_000
/** Widths that such a phone fetches for a picture as wide as its screen, and for one inside the page's margins. */
const WIDTH = { full: 768, inset: 640 }
const INSET: ReadonlySet<string> = new Set(['collectionPage', 'faqPage', 'product'])

/** What a page opens with, and the pictures in that, the most important first. */
const OPENING_FIELDS = [
  'carousel',
  'panels',
  'banner',
  'bannerImage',
  'primaryImage',
  'variants',
  'scent',
  'scentList',
  'productImages',
  'heroImage',
  'image',
  'smartphoneImage',
  'tabletImage',
  'desktopImage',
  'sectionContainers',
  'sectionContent',
  'backgroundImage',
  'thumbnail',
  'cards',
]
/** Links from a page to the file of its picture: container, section, panel, picture entry, asset. */
const MAX_DEPTH = 6

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The id of the asset that an entry opens with, as a phone shows it; null where it opens with words. */
const openingAsset = (context: CheckContext, entry: ExportEntry, depth = MAX_DEPTH): string | null => {
  if (depth === 0) return null
  for (const field of OPENING_FIELDS) {
    const link = firstOf(entry.fields[field]?.[context.defaultLocale])
    if (!isLink(link)) continue
    if (link.sys.linkType === 'Asset') return link.sys.id
    const next = context.entries.get(link.sys.id)
    const found = next && openingAsset(context, next, depth - 1)
    if (found) return found
  }
  return null
}

const isPage = (entry: ExportEntry, context: CheckContext): boolean =>
  !isDraft(entry) &&
  (textOf(entry, 'slug', context) !== null || context.pages.get('')?.id === typeIdOf(entry))

/** Null for a file that is no picture, or a damaged one. */
const bytesOnPhone = async (file: string, width: number): Promise<number | null> => {
  try {
    const picture = sharp(file).resize({ width, withoutEnlargement: true })
    return (await picture.webp({ quality: IMAGE_QUALITY }).toBuffer()).byteLength
  } catch {
    return null
  }
}

const isDrawing = (context: CheckContext, asset: string): boolean => {
  const file = context.assets.get(asset)?.fields.file?.[context.defaultLocale]
  return isRecord(file) && file.contentType === 'image/svg+xml'
}

/**
 * Main pictures that stay heavy on a phone, such as noisy photographs: a note each, an error where it is far too much.
 * @param fileOf file of an asset's picture; null where it is not here
 */
export async function mainPictureFindings(
  context: CheckContext,
  fileOf: (asset: string) => string | null,
): Promise<Finding[]> {
  const pages = new Map<string, ExportEntry>()
  for (const entry of context.space.entries) {
    const asset = isPage(entry, context) ? openingAsset(context, entry) : null
    if (asset && !pages.has(asset) && !isDrawing(context, asset)) pages.set(asset, entry)
  }
  const findings = await Promise.all(
    [...pages].map(async ([asset, page]): Promise<Finding[]> => {
      const file = fileOf(asset)
      const bytes =
        file === null ? 0 : await bytesOnPhone(file, INSET.has(typeIdOf(page)) ? WIDTH.inset : WIDTH.full)
      if (bytes === null)
        return [
          findingAt(
            context,
            page,
            'image',
            `opens with asset ${asset}, which is no picture that can be read`,
          ),
        ]
      if (bytes <= MOST) return []
      const weight = `${Math.round(bytes / 1000)} kB on a phone, more than ${MOST / 1000}`
      const level = bytes > FAR_TOO_MANY ? 'error' : 'note'
      return [findingAt(context, page, 'image', `opens with asset ${asset}, which has ${weight}`, level)]
    }),
  )
  return findings.flat()
}
