import { IMAGE_HELPER_WIDTHS, IMAGE_QUALITY } from '@/config/site'

export interface SrcSetOptions {
  /** The widths to choose from, in pixels, ascending; the helper widths (behavior PICTURE-2) by default. */
  widths?: readonly number[]
  /** No width above this one, in pixels. */
  max?: number | undefined
  /** No width below this one, in pixels. */
  min?: number | undefined
}

/** Whether an address is that of an SVG file, which the image service leaves as it is. */
export function isSvg(url: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(url)
}

/** The address with what is asked of the image service, which may stand behind a query. */
export function withImageQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The address with its scheme: the content service sends addresses that start with `//`. */
const withScheme = (url: string) => (url.startsWith('//') ? `https:${url}` : url)

/**
 * The address of a picture as the site asks for it (behavior PICTURE-3): with its scheme, in webp
 * at quality 80, at an optional width in pixels. SVG files stay as they are.
 */
export function imageUrl(url: string, { width }: { width?: number | undefined } = {}): string {
  const address = withScheme(url)
  if (isSvg(address)) return address
  return withImageQuery(address, `fm=webp&q=${IMAGE_QUALITY}${width === undefined ? '' : `&w=${width}`}`)
}

/**
 * A `srcset` that lists the widths up to `max`, or from `min` (behavior PICTURE-2). Null when there is nothing to
 * choose: an SVG scales by itself, and no width may be left between the bounds.
 */
export function imageSrcSet(
  url: string,
  { widths = IMAGE_HELPER_WIDTHS, max = Number.POSITIVE_INFINITY, min = 0 }: SrcSetOptions = {},
): string | null {
  if (isSvg(url)) return null
  const candidates = widths
    .filter((width) => width >= min && width <= max)
    .map((width) => `${imageUrl(url, { width })} ${width}w`)
  return candidates.length > 0 ? candidates.join(', ') : null
}
