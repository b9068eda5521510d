import type { Entry } from '@/shared/content-model/entry'
import type { PictureSection } from '@/shared/content-model/types/image'
import type { VideoSection } from '@/shared/content-model/types/video'
import { makeLink } from '../links'
import { mapPicture, pictureMappers } from '../pictures'

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

function mapVideo(entry: Entry<'video'>): VideoSection {
  const { title, transcript, autoplay, thumbnail, styles } = entry.fields
  return {
    type: 'video',
    id: entry.id,
    title,
    source: parseVideoSource(entry.fields, entry.scheme) ?? entry.fail('videoLink', 'noVideo'),
    startsAfterClick: autoplay,
    thumbnail: mapPicture(thumbnail),
    transcript,
    shape: styles,
    updatedAt: entry.updatedAt,
  }
}

function mapImageSection(entry: Entry<'image'>): PictureSection {
  const picture = pictureMappers.image(entry)
  return { type: 'picture', id: entry.id, picture, link: null, shape: entry.fields.styles }
}

function mapImageSetSection(entry: Entry<'imageSet'>): PictureSection {
  const { link, linkText, styles } = entry.fields
  const picture = pictureMappers.imageSet(entry)
  return {
    type: 'picture',
    id: entry.id,
    picture,
    link: makeLink(link, linkText ?? picture.alt),
    shape: styles,
  }
}

/** Pictures and videos that stand alone. */
export const mediaMappers = { video: mapVideo, image: mapImageSection, imageSet: mapImageSetSection }
