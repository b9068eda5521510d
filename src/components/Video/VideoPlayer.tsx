import { useEffect, useRef } from 'react'
import styles from './Video.module.scss'
import { type VideoSource, videoPlayerUrl } from './video-urls'

export interface VideoPlayerProps {
  title: string
  source: VideoSource
  startsAtOnce: boolean
  /** The address of a file's captions (WebVTT). */
  captionsUrl?: string | undefined
}

/** The player that takes the thumbnail's place; focus moves into it, where the button has just gone. */
export function VideoPlayer({ title, source, startsAtOnce, captionsUrl }: VideoPlayerProps) {
  const iframe = useRef<HTMLIFrameElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (iframe.current ?? video.current)?.focus(), [])

  if (source.kind === 'file') {
    return (
      <video
        ref={video}
        className={styles.player}
        src={source.url}
        aria-label={title}
        autoPlay={startsAtOnce}
        controls
        playsInline
      >
        <track kind="captions" srcLang="pt-BR" src={captionsUrl} />
      </video>
    )
  }
  return (
    <iframe
      ref={iframe}
      className={styles.player}
      src={videoPlayerUrl(source, startsAtOnce)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
