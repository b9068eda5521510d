import { LOCALE } from '@/shared/config/site'
import type { VideoSection } from '@/shared/content-model/types/video'

export type VideoSource = VideoSection['source']
export type HostedVideo = Exclude<VideoSource, { kind: 'file' }>

/** A player's address in its privacy mode: no cookies, do-not-track. */
export function videoPlayerUrl({ kind, videoId }: HostedVideo, startsAtOnce: boolean): string {
  const id = encodeURIComponent(videoId)
  const autoplay = startsAtOnce ? '&autoplay=1' : ''
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=${LOCALE}${autoplay}`
    : `https://player.vimeo.com/video/${id}?dnt=1${autoplay}`
}

/** The video's page on its service. */
export function videoPageUrl(source: VideoSource): string {
  if (source.kind === 'file') return source.url
  const id = encodeURIComponent(source.videoId)
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}
