import { IMAGE_QUALITY, SOCIAL_IMAGE_SIZE } from '@/shared/config/site'
import type { ImageFile } from '@/shared/content-model/views/picture'
import { isSvg, withImageQuery } from '@/shared/utils/image-url'

/** Wide enough for large previews in search results, in pixels. */
const SEARCH_IMAGE_WIDTH = 1200

const jpegUrl = ({ url }: ImageFile, query: string) =>
  withImageQuery(url, `fm=jpg&q=${IMAGE_QUALITY}&${query}`)

interface Size {
  width: number
  height: number
}

/** What of a file is asked for: never more than it has, because the image service does not enlarge. */
const cutOf = ({ width, height }: ImageFile, { width: wide, height: tall }: Size): Size => {
  const cut = Math.floor(Math.min(wide, width, (height * wide) / tall))
  return { width: cut, height: Math.round((cut * tall) / wide) }
}

/** As social networks show it (SEO-3): a JPEG cut in their proportions or, if narrow, whole on white. */
export function socialPicture(file: ImageFile): (ImageFile & { type: string }) | null {
  if (isSvg(file.url)) return null
  const isWide = file.width / file.height >= 4 / 3
  const { width, height } = isWide ? cutOf(file, SOCIAL_IMAGE_SIZE) : SOCIAL_IMAGE_SIZE
  const how = isWide ? 'fit=fill&f=faces' : 'fit=pad&bg=rgb:ffffff'
  return { url: jpegUrl(file, `w=${width}&h=${height}&${how}`), width, height, type: 'image/jpeg' }
}

/** The address of a picture in structured data: a JPEG of a reasonable width; SVG files stay as they are. */
export function searchPicture(file: ImageFile): string {
  return isSvg(file.url) ? file.url : jpegUrl(file, `w=${Math.min(file.width, SEARCH_IMAGE_WIDTH)}`)
}

/** Of an article search engines take the one whose proportions they need. */
const SEARCH_IMAGE_SIZES: readonly Size[] = [
  { width: 1200, height: 675 },
  { width: 1200, height: 900 },
  { width: 1200, height: 1200 },
]

/** A picture in structured data at 16:9, 4:3 and 1:1, cut around faces. */
export function searchPictures(file: ImageFile): string[] {
  if (isSvg(file.url)) return [file.url]
  return SEARCH_IMAGE_SIZES.map((size) => {
    const { width, height } = cutOf(file, size)
    return jpegUrl(file, `w=${width}&h=${height}&fit=fill&f=faces`)
  })
}
