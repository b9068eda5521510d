import { MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '@/config/site'
import type { Picture as PictureModel } from '@/models/picture'
import styles from './Picture.module.scss'
import { fallbackUrl, mobileSourceSet, sourceSet } from './picture-sources'

export interface PictureProps {
  picture: PictureModel
  /** The CSS `sizes`: how wide the picture is drawn at each width of the window. */
  sizes: string
  /** The page's largest picture: asked for at once and first; every other one waits until it is near. */
  isLargest?: boolean
  /** Asked for with the page, though not first. */
  isEager?: boolean | undefined
  /** The widest it is ever drawn, in device pixels; wider files are not asked for. */
  maxWidth?: number
  className?: string | undefined
}

/**
 * A picture with a source per kind of screen (behavior PICTURE-1, PICTURE-2). Its width and height are always
 * set, so that its room is kept before it arrives.
 */
export function Picture({
  picture: { alt, toolTip, desktop, tablet, mobile },
  sizes,
  isLargest = false,
  isEager = false,
  maxWidth = Number.POSITIVE_INFINITY,
  className,
}: PictureProps) {
  return (
    <picture className={styles.picture}>
      {mobile && (
        <source
          media={`(max-width: ${MOBILE_MAX_WIDTH}px)`}
          srcSet={mobileSourceSet(mobile, maxWidth)}
          sizes={sizes}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      {tablet && (
        <source
          media={`(max-width: ${TABLET_MAX_WIDTH}px)`}
          srcSet={sourceSet(tablet, maxWidth)}
          sizes={sizes}
          width={tablet.width}
          height={tablet.height}
        />
      )}
      <img
        alt={alt}
        title={toolTip}
        className={className}
        src={fallbackUrl(desktop, maxWidth)}
        srcSet={sourceSet(desktop, maxWidth)}
        sizes={sizes}
        width={desktop.width}
        height={desktop.height}
        {...(isLargest
          ? { fetchPriority: 'high' }
          : { loading: isEager ? 'eager' : 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
