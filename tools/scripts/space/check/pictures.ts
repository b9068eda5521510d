import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { ASSETS_FOLDER, type Picture } from '@sandbox/space/loading/assets'
import { type CheckContext, type Finding, findingAt, textOf, typeIdOf } from './context'

/** Bytes (behavior SANDBOX-3). */
const MAX_PICTURE = 1024 * 1024
const MAX_OTHER = 400 * 1024
const MAX_TOTAL = 8 * 1024 * 1024

/** Which field of a picture entry holds the picture whose description can replace its alternative text. */
const PICTURE_FIELDS: Record<string, string> = { image: 'image', imageSet: 'desktopImage' }

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`

/** A picture needs words: its entry's alternative text or its asset's description. A missing asset is reported as a link. */
export function altTextFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const field = PICTURE_FIELDS[typeIdOf(entry)]
  if (field === undefined || textOf(entry, 'altText', context) !== null) return []
  const link = entry.fields[field]?.[context.defaultLocale]
  if (!isLink(link)) return [findingAt(context, entry, 'altText', 'no alternative text')]
  const asset = context.assets.get(link.sys.id)
  if (!asset || textOf(asset, 'description', context) !== null) return []
  const reason = `no alternative text, and asset ${asset.sys.id} has no description`
  return [findingAt(context, entry, 'altText', reason)]
}

export const assetFinding = (
  asset: ExportAsset,
  reason: string,
  level: Finding['level'] = 'error',
): Finding => ({
  level,
  file: null,
  entry: null,
  type: null,
  field: null,
  reason: `asset ${asset.sys.id}: ${reason}`,
})

/** An asset needs a file, and a picture its size in pixels: without it the layout would jump. */
export function assetFindings(context: CheckContext, asset: ExportAsset): Finding[] {
  const file = asset.fields.file?.[context.defaultLocale]
  if (!isRecord(file) || (!file.url && !file.upload)) return [assetFinding(asset, 'has no file')]
  const isPicture = typeof file.contentType === 'string' && file.contentType.startsWith('image/')
  const image = isRecord(file.details) ? file.details.image : null
  const isMeasured = isRecord(image) && Number(image.width) > 0 && Number(image.height) > 0
  return isPicture && !isMeasured ? [assetFinding(asset, 'has no width and height')] : []
}

/** The sample's own files: each exists and is light, and so are all pictures together. */
export function pictureFileFindings(pictures: Iterable<Picture>): Finding[] {
  const findings: Finding[] = []
  let total = 0
  const add = (file: string, reason: string) =>
    findings.push({ level: 'error', file, entry: null, type: null, field: null, reason })
  for (const { id, file, size, manifest, contentType } of pictures) {
    const isPicture = contentType.startsWith('image/')
    if (isPicture) total += size ?? 0
    if (size === null) add(manifest, `asset ${id}: picture ${file} does not exist`)
    else if (!isPicture && size > MAX_OTHER)
      add(manifest, `asset ${id}: file ${file} has ${megabytes(size)}, more than 0.39 MB`)
    else if (size > MAX_PICTURE)
      add(manifest, `asset ${id}: picture ${file} has ${megabytes(size)}, more than 1 MB`)
  }
  if (total > MAX_TOTAL) add(ASSETS_FOLDER, `all pictures have ${megabytes(total)}, more than 8 MB`)
  return findings
}
