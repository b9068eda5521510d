import type { Picture as PictureModel } from '@/models/picture'
import styles from './Picture.module.scss'
import { PicturePreload } from './PicturePreload'
import { fallbackUrl, sourcesOf } from './picture-sources'

export interface PictureProps {
  picture: PictureModel
  /** The CSS `sizes`: how wide the picture is at each width of the window. */
  sizes: string
  /** The page's main picture: asked for at once and first; every other one waits until it is near. */
  isMain?: boolean | undefined
  /** Asked for with the page, though not first. */
  isEager?: boolean | undefined
  /** The widest it ever is, in device pixels; wider files are not asked for. */
  maxWidth?: number
  className?: string | undefined
}

/**
 * A picture with a source per kind of screen (behavior PICTURE-1, PICTURE-2). Its width and height are always
 * set, so that its room is kept before it arrives.
 */
export function Picture({
  picture,
  sizes,
  isMain = false,
  isEager = false,
  maxWidth = Number.POSITIVE_INFINITY,
  className,
}: PictureProps) {
  const { alt, toolTip, desktop } = picture
  const sources = sourcesOf(picture, maxWidth)
  // A lazy picture is chosen when its box is known: browsers that can measure it, others take the estimate.
  const shownSizes = isMain || isEager ? sizes : `auto, ${sizes}`
  return (
    <picture className={styles.picture}>
      {isMain && <PicturePreload sources={sources} sizes={sizes} />}
      {sources.map(
        ({ file, srcSet, upTo }) =>
          upTo && (
            <source
              key={upTo}
              media={`(max-width: ${upTo}px)`}
              srcSet={srcSet}
              sizes={shownSizes}
              width={file.width}
              height={file.height}
            />
          ),
      )}
      <img
        alt={alt}
        title={toolTip}
        className={className}
        src={fallbackUrl(desktop, maxWidth)}
        srcSet={sources.at(-1)?.srcSet}
        sizes={shownSizes}
        width={desktop.width}
        height={desktop.height}
        {...(isMain ? { fetchPriority: 'high' } : { loading: isEager ? 'eager' : 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
