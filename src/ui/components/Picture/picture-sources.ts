import {
  IMAGE_WIDTHS,
  MOBILE_DEFAULT_IMAGE_WIDTH,
  MOBILE_MAX_WIDTH,
  SMALL_IMAGE_WIDTHS,
  TABLET_MAX_WIDTH,
} from '@/shared/config/site'
import type { ImageFile, Picture } from '@/shared/content-model/views/picture'
import { imageSrcSet, imageUrl, isSvg } from '@/shared/utils/image-url'

const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? MOBILE_DEFAULT_IMAGE_WIDTH

/** Widths of PICTURE-2 below the file's own, then its own: the image service never enlarges. */
const widthsFor = (file: ImageFile, from: readonly number[], maxWidth: number) => {
  const limit = Math.min(file.width, maxWidth, WIDEST)
  return [...(limit <= IMAGE_WIDTHS[0] ? SMALL_IMAGE_WIDTHS : []), ...from]
    .filter((width) => width < limit)
    .concat(limit)
}

export interface PictureSource {
  file: ImageFile
  /** A `srcset`, or an SVG's address. */
  srcSet: string
  /** Widest window for the file, in CSS pixels; null for all wider ones. */
  upTo: number | null
}

/** What chooses a width; an SVG has none to choose. */
export function sizesOf({ file }: PictureSource, sizes: string): string | undefined {
  return isSvg(file.url) ? undefined : sizes
}

/** A picture's files from the narrowest screen on, the last for all others. Phones have a first width of their own. */
export function sourcesOf({ desktop, tablet, mobile }: Picture, maxWidth: number): PictureSource[] {
  const source = (file: ImageFile, upTo: number | null, from: readonly number[] = IMAGE_WIDTHS) => ({
    file,
    srcSet: imageSrcSet(file.url, { widths: widthsFor(file, from, maxWidth) }) ?? imageUrl(file.url),
    upTo,
  })
  return [
    ...(mobile ? [source(mobile, MOBILE_MAX_WIDTH, [MOBILE_DEFAULT_IMAGE_WIDTH, ...IMAGE_WIDTHS])] : []),
    ...(tablet ? [source(tablet, TABLET_MAX_WIDTH)] : []),
    source(desktop, null),
  ]
}

/** For browsers without `srcset`: the width nearest to an ordinary screen. */
export function fallbackUrl(file: ImageFile, maxWidth: number): string {
  return imageUrl(file.url, { width: Math.min(file.width, maxWidth, 1024) })
}
