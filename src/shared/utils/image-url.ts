import { IMAGE_QUALITY } from '@/shared/config/site'

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

/** A square PNG of the whole picture. @param size in pixels */
export function iconUrl(url: string, size: number): string {
  return withImageQuery(withScheme(url), `fm=png&fit=pad&w=${size}&h=${size}`)
}

/** A `srcset`; null for an SVG. @param widths in pixels, ascending */
export function imageSrcSet(url: string, { widths }: { widths: readonly number[] }): string | null {
  if (isSvg(url)) return null
  return widths.map((width) => `${imageUrl(url, { width })} ${width}w`).join(', ')
}
