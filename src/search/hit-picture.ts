import type { Picture } from '@/models/picture'
import type { SearchHit } from './core/hit'

/** The picture of a hit; it only decorates, because the title beside it says the same. */
export const hitPicture = ({ heroImage }: SearchHit): Picture | null =>
  heroImage && {
    alt: '',
    desktop: { url: heroImage.url, width: heroImage.width, height: heroImage.height },
  }
