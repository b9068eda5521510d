import type { Asset, Entry } from '@/shared/content-model/entry'
import type { ImageFile, Picture } from '@/shared/content-model/views/picture'
import { mapOne } from '../reader/map'

/** SVG files of unknown size are drawn in a square box, so that width and height always stand in the markup. */
const UNKNOWN_SVG_SIZE = 64

/** An image file; `size` replaces the file's own. Null, and reported, when it is no image or has no size. */
export function mapImageFile(
  asset: Asset | null,
  size: Partial<Pick<Asset, 'width' | 'height'>> = {},
): ImageFile | null {
  if (!asset) return null
  if (!asset.mimeType.startsWith('image/')) return asset.report('notAnImage', asset.mimeType) ?? null
  const fallback = asset.mimeType === 'image/svg+xml' ? UNKNOWN_SVG_SIZE : null
  const width = size.width ?? asset.width ?? fallback
  const height = size.height ?? asset.height ?? fallback
  if (!width || !height) return asset.report('noImageSize') ?? null
  return { url: asset.url, width, height }
}

/** A picture straight from an asset, with the asset's description as alternative text. */
export function mapAssetPicture(asset: Asset | null): Picture | null {
  const desktop = mapImageFile(asset)
  return desktop && { alt: asset?.description ?? '', desktop }
}

function mapImage(entry: Entry<'image'>): Picture {
  const { image, altText, toolTip, focus, width, height } = entry.fields
  return {
    alt: altText ?? image.description ?? '',
    ...(toolTip && { toolTip }),
    ...(focus && { focus }),
    desktop: mapImageFile(image, { width, height }) ?? entry.fail('image', 'noUsableFile'),
  }
}

function mapImageSet(entry: Entry<'imageSet'>): Picture {
  const { desktopImage, tabletImage, smartphoneImage, altText, toolTip, focus } = entry.fields
  const desktop = mapImageFile(desktopImage) ?? entry.fail('desktopImage', 'noUsableFile')
  const tablet = mapImageFile(tabletImage)
  const mobile = mapImageFile(smartphoneImage)
  return {
    alt: altText ?? desktopImage.description ?? '',
    ...(toolTip && { toolTip }),
    ...(focus && { focus }),
    desktop,
    ...(tablet && { tablet }),
    ...(mobile && { mobile }),
  }
}

/** Both kinds of picture entries; every picture field accepts either. */
export const pictureMappers = { image: mapImage, imageSet: mapImageSet }

/** The picture a field links to, or null. */
export function mapPicture(entry: Entry<'image' | 'imageSet'> | null): Picture | null {
  return mapOne(entry, pictureMappers)
}

/** The same without its text, beside words that say it. */
export function mapDecoration(entry: Entry<'image' | 'imageSet'> | null): Picture | null {
  const picture = mapPicture(entry)
  return picture && { ...picture, alt: '' }
}
