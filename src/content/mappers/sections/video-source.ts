import type { VideoSection } from '@/models/sections'

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

/**
 * Where a video comes from: a known service by the video's id, so that only that service's privacy-friendly player is
 * ever loaded, or a file on https.
 * @returns null for any other address.
 */
export const parseVideoSource = (
  link: string | null,
  file: string | null,
  scheme: string,
): VideoSection['source'] | null => {
  const service = link && fromAddress(link)
  if (service) return service
  const address = file?.startsWith('//') ? `${scheme}${file}` : file
  return address && /^https?:\/\/\S+$/.test(address) ? { kind: 'file', url: address } : null
}
