import { useRef, useState } from 'react'
import { useNearViewport } from '@/browser/hooks/use-near-viewport'
import { useOnDemand } from '@/browser/hooks/use-on-demand'
import type { VideoSection } from '@/shared/content-model/types/video'
import { videoPageUrl } from '@/shared/content-model/views/video-urls'
import { videoLabels } from '@/shared/labels/component-videos'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Video.module.scss'

export interface VideoProps
  extends Pick<VideoSection, 'title' | 'source' | 'thumbnail' | 'startsAfterClick'> {
  sizes?: string
  isMain?: boolean
  hasSquareCorners?: boolean
}

const loadPlayer = async () => (await import('./VideoPlayer')).VideoPlayer

/** A picture with a play button. Nothing of a video service loads before the click. */
export function Video({
  title,
  source,
  thumbnail,
  sizes = sizesUpTo({ tablet: '100vw' }, '64rem'),
  isMain = false,
  startsAfterClick,
  hasSquareCorners = false,
}: VideoProps) {
  const label = useLabels(videoLabels)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const [isRequested, setRequested] = useState(false)
  const { Part: VideoPlayer, hasFailed } = useOnDemand(loadPlayer, isNear || isRequested)

  return (
    <div ref={frame} className={classNames(styles.frame, hasSquareCorners && styles.square)}>
      {isRequested && VideoPlayer ? (
        <VideoPlayer title={title} source={source} startsAtOnce={startsAfterClick} />
      ) : (
        <>
          {thumbnail && (
            <Picture picture={thumbnail} sizes={sizes} isMain={isMain} className={styles.thumbnail} />
          )}
          {!hasFailed && (
            <button
              type="button"
              className={styles.play}
              aria-label={label('video.play', { title })}
              onClick={() => setRequested(true)}
              data-needs-script=""
            >
              <span className={styles.disc}>
                <Icon name="play" />
              </span>
            </button>
          )}
          <AppLink
            className={styles.open}
            href={videoPageUrl(source)}
            hidden={!hasFailed}
            data-without-script=""
          >
            {label('video.open', { title })}
          </AppLink>
        </>
      )}
    </div>
  )
}
