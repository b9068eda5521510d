import type { ImageFile } from '@/shared/content-model/views/picture'
import { iconUrl, isSvg } from '@/shared/utils/image-url'

/** Pixels of the icon in a tab, at twice its size, and on a telephone's home screen. */
const TAB = 64
const TOUCH = 180

/** The brand's icon in the sizes that browsers ask for. Without one an empty one: they would ask for `/favicon.ico`. */
export function BrandIcons({ icon }: { icon: ImageFile | null }) {
  if (!icon) return <link rel="icon" href="data:," />
  if (isSvg(icon.url)) return <link rel="icon" href={icon.url} type="image/svg+xml" />
  return (
    <>
      <link rel="icon" href={iconUrl(icon.url, TAB)} type="image/png" />
      <link rel="apple-touch-icon" href={iconUrl(icon.url, TOUCH)} />
    </>
  )
}
