import type { Picture } from './assets'
import { fingerprint, joinId } from './ids'
import { linkTo } from './sys'

/** Value of `{ $picture: … }`: ids of assets, and an alternative text instead of the asset's description. */
export interface PictureRequest {
  picture: string
  mobile: string | null
  tablet: string | null
  alt: string | null
}

/** An entry that several fields share. */
export interface SharedEntry {
  id: string
  type: 'image' | 'imageSet'
  fields: Record<string, unknown>
}

const KEYS = new Set(['$picture', 'mobile', 'tablet', 'alt'])

const textAt = (value: Record<string, unknown>, key: string): string | null => {
  const found = value[key]
  return typeof found === 'string' && found !== '' ? found : null
}

/** Reads a `$picture` mapping; a reason when it is not well formed. */
export function readPictureRequest(value: Record<string, unknown>): PictureRequest | { reason: string } {
  const unknown = Object.keys(value).filter((key) => !KEYS.has(key))
  if (unknown.length > 0) return { reason: `$picture does not accept ${unknown.join(', ')}` }
  const picture = textAt(value, '$picture')
  if (picture === null) return { reason: '$picture needs the id of an asset' }
  return {
    picture,
    mobile: textAt(value, 'mobile'),
    tablet: textAt(value, 'tablet'),
    alt: textAt(value, 'alt'),
  }
}

/** The `image` or `imageSet` entry behind a `$picture`: the same request always gives the same entry. */
export function pictureEntry(request: PictureRequest, pictures: Map<string, Picture>): SharedEntry {
  const { picture, mobile, tablet, alt } = request
  const asset = pictures.get(picture)
  const title = asset?.title ?? picture
  const altText = alt ?? asset?.description ?? null
  const suffix = alt === null ? [] : [fingerprint(alt, 8)]
  if (mobile === null && tablet === null) {
    return {
      id: joinId('picture', picture, ...suffix),
      type: 'image',
      fields: {
        title,
        image: linkTo('Asset', picture),
        altText,
        width: asset?.width ?? null,
        height: asset?.height ?? null,
      },
    }
  }
  return {
    id: joinId('pictures', picture, mobile ?? '-', ...(tablet === null ? [] : [tablet]), ...suffix),
    type: 'imageSet',
    fields: {
      name: title,
      altText,
      desktopImage: linkTo('Asset', picture),
      tabletImage: tablet === null ? null : linkTo('Asset', tablet),
      smartphoneImage: mobile === null ? null : linkTo('Asset', mobile),
    },
  }
}
