import { IMAGE_HELPER_WIDTHS, IMAGE_QUALITY } from '@/config/site'

export interface SrcSetOptions {
  /** Candidate widths in pixels, ascending; those of behavior PICTURE-2 by default. */
  widths?: readonly number[]
  max?: number | undefined
  min?: number | undefined
}

/** Whether an address is an SVG's, which the image service does not change. */
export function isSvg(url: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(url)
}

/** Adds image service parameters to an address, which may have a query. */
export function withImageQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The content service sends addresses that start with `//`. */
const withScheme = (url: string) => (url.startsWith('//') ? `https:${url}` : url)

/** A picture's address (PICTURE-3): with scheme, webp, optional width in pixels. SVG files are unchanged. */
export function imageUrl(url: string, { width }: { width?: number | undefined } = {}): string {
  const address = withScheme(url)
  if (isSvg(address)) return address
  return withImageQuery(address, `fm=webp&q=${IMAGE_QUALITY}${width === undefined ? '' : `&w=${width}`}`)
}

/** A `srcset` with widths from `min` to `max` (PICTURE-2); null for an SVG, or without a width in range. */
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
