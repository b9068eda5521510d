import { LOCALE } from '@/config/site'
export type VideoSource =
  | { kind: 'youtube' | 'vimeo'; videoId: string }
  /** `captionsUrl`: a WebVTT file in the language of the site; services bring their own captions. */
  | { kind: 'file'; url: string; captionsUrl?: string }
export type HostedVideo = Exclude<VideoSource, { kind: 'file' }>

/** The address of a service's player in the mode in which it follows nobody: no cookies, do-not-track. */
export function videoPlayerUrl({ kind, videoId }: HostedVideo, startsAtOnce: boolean): string {
  const id = encodeURIComponent(videoId)
  const autoplay = startsAtOnce ? '&autoplay=1' : ''
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=${LOCALE}${autoplay}`
    : `https://player.vimeo.com/video/${id}?dnt=1${autoplay}`
}

/** Where the video can be watched without our player. */
export function videoPageUrl(source: VideoSource): string {
  if (source.kind === 'file') return source.url
  const id = encodeURIComponent(source.videoId)
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}
