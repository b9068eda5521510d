import { useState } from 'react'
import { LOCALE } from '@/shared/config/site'
import { type VideoSource, videoPlayerUrl } from '@/shared/content-model/views/video-urls'
import styles from './Video.module.scss'

export interface VideoPlayerProps {
  title: string
  source: VideoSource
  startsAtOnce: boolean
}

const takeFocus = (player: HTMLElement | null) => player?.focus()

/** The player in place of the thumbnail; takes the focus of the removed button. */
export function VideoPlayer({ title, source, startsAtOnce }: VideoPlayerProps) {
  const [isRefused, setRefused] = useState(false)

  if (source.kind === 'file') {
    // Captions of another host need CORS for the video too. If the host refuses, it plays without them.
    const captionsUrl = isRefused ? undefined : source.captionsUrl
    return (
      <video
        key={captionsUrl}
        ref={takeFocus}
        className={styles.player}
        src={source.url}
        aria-label={title}
        autoPlay={startsAtOnce}
        controls
        playsInline
        {...(captionsUrl && { crossOrigin: 'anonymous', onError: () => setRefused(true) })}
      >
        {captionsUrl && <track kind="captions" srcLang={LOCALE} src={captionsUrl} default />}
      </video>
    )
  }
  return (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={videoPlayerUrl(source, startsAtOnce)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
