import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import styles from './Picture.module.scss'
import { PicturePreload } from './PicturePreload'
import { fallbackUrl, sizesOf, sourcesOf } from './picture-sources'

export interface PictureProps {
  picture: PictureModel
  /** CSS `sizes`: the picture's width by window width. */
  sizes: string
  /** The page's main picture: loaded at once and first; others are lazy. */
  isMain?: boolean | undefined
  /** Loaded with the page, though not first. */
  isEager?: boolean | undefined
  /** Widest useful width, in device pixels. */
  maxWidth?: number
  className?: string | undefined
}

/** A picture with a source per screen size (behavior PICTURE-1, PICTURE-2); its size reserves its space. */
export function Picture({
  picture,
  sizes,
  isMain = false,
  isEager = false,
  maxWidth = Number.POSITIVE_INFINITY,
  className,
}: PictureProps) {
  const { alt, toolTip, focus, desktop } = picture
  const sources = sourcesOf(picture, maxWidth)
  const widest = sources.at(-1)
  // Lazy pictures are chosen once their box is known; browsers without `auto` use the estimate.
  const shownSizes = isMain || isEager ? sizes : `auto, ${sizes}`
  return (
    <picture className={styles.picture}>
      {isMain && <PicturePreload sources={sources} sizes={sizes} />}
      {sources.map(
        (source) =>
          source.upTo && (
            <source
              key={source.upTo}
              media={`(max-width: ${source.upTo}px)`}
              srcSet={source.srcSet}
              sizes={sizesOf(source, shownSizes)}
              width={source.file.width}
              height={source.file.height}
            />
          ),
      )}
      <img
        alt={alt}
        title={toolTip}
        className={className}
        data-focus={focus}
        src={fallbackUrl(desktop, maxWidth)}
        {...(widest && { srcSet: widest.srcSet, sizes: sizesOf(widest, shownSizes) })}
        width={desktop.width}
        height={desktop.height}
        {...(isMain ? { fetchPriority: 'high' } : { loading: isEager ? 'eager' : 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
