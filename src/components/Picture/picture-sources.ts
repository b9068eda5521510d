import { IMAGE_WIDTHS, MOBILE_DEFAULT_IMAGE_WIDTH } from '@/config/site'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import type { ImageFile } from '@/models/picture'

const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? MOBILE_DEFAULT_IMAGE_WIDTH

/**
 * The widths worth asking for: those of behavior PICTURE-2 below the file's own width, then the file's own width,
 * because the image service never enlarges and a candidate must be as wide as it says.
 */
const widthsFor = (file: ImageFile, from: readonly number[], maxWidth: number) => {
  const limit = Math.min(file.width, maxWidth, WIDEST)
  return [...from.filter((width) => width < limit), limit]
}

/** The `srcset` of one file, or the plain address of an SVG. */
export function sourceSet(file: ImageFile, maxWidth: number): string {
  return imageSrcSet(file.url, { widths: widthsFor(file, IMAGE_WIDTHS, maxWidth) }) ?? imageUrl(file.url)
}

/** The same for phones, whose list starts at the mobile default width. */
export function mobileSourceSet(file: ImageFile, maxWidth: number): string {
  return (
    imageSrcSet(file.url, {
      widths: widthsFor(file, [MOBILE_DEFAULT_IMAGE_WIDTH, ...IMAGE_WIDTHS], maxWidth),
    }) ?? imageUrl(file.url)
  )
}

/** The address for browsers that read no `srcset`: the width nearest to an ordinary screen. */
export function fallbackUrl(file: ImageFile, maxWidth: number): string {
  return imageUrl(file.url, { width: Math.min(file.width, maxWidth, 1024) })
}
