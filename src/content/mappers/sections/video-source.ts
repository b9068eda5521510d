import type { VideoSection } from '@/content-model/types/video'

const YOUTUBE_ID = /^[\w-]{6,20}$/

const fromAddress = (address: string): VideoSection['source'] | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m|player)\./, '')
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const videoId = url.searchParams.get('v') ?? last
    return YOUTUBE_ID.test(videoId) ? { kind: 'youtube', videoId } : null
  }
  return host === 'vimeo.com' && /^\d+$/.test(last) ? { kind: 'vimeo', videoId: last } : null
}

const fileAddress = (file: string | null, scheme: string): string | null => {
  const address = file?.startsWith('//') ? `${scheme}${file}` : file
  return address && /^https?:\/\/\S+$/.test(address) ? address : null
}

interface VideoFields {
  videoLink: string | null
  videoUrl: string | null
  captionsUrl: string | null
  videoFile: { url: string } | null
  captionsFile: { url: string } | null
}

/** A known service's video by id, so that only its private player loads, or a file on https; else null. */
export function parseVideoSource(
  { videoLink, videoUrl, captionsUrl, videoFile, captionsFile }: VideoFields,
  scheme: string,
): VideoSection['source'] | null {
  const service = videoLink && fromAddress(videoLink)
  if (service) return service
  const url = fileAddress(videoUrl, scheme) ?? videoFile?.url
  const captions = fileAddress(captionsUrl, scheme) ?? captionsFile?.url
  return url ? { kind: 'file', url, ...(captions && { captionsUrl: captions }) } : null
}
