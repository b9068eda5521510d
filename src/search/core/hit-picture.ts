import type { Picture } from '@/models/picture'
import type { SearchHit } from '../port'

/** Decorative: the title beside it says the same. */
export function hitPicture({ heroImage }: SearchHit): Picture | null {
  return (
    heroImage && {
      alt: '',
      desktop: { url: heroImage.url, width: heroImage.width, height: heroImage.height },
    }
  )
}
