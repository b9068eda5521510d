import type { Entry } from '@/content-model/entry'
import type { PictureSection } from '@/content-model/types/image'
import type { VideoSection } from '@/content-model/types/video'
import { makeLink } from '../links'
import { mapPicture, pictureMappers } from '../pictures'
import { parseVideoSource } from './video-source'

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
