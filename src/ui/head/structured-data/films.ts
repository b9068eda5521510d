import type { VideoObject, WebPage, WithContext } from 'schema-dts'
import { LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { VideoSection } from '@/shared/content-model/types/video'
import { videoPlayerUrl } from '@/shared/content-model/views/video-urls'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { objectsIn } from '@/shared/utils/objects-in'
import { searchPicture } from '../shared-pictures'

const isFilm = (part: object): part is VideoSection =>
  'type' in part && part.type === 'video' && 'source' in part

const filmData = ({ title, source, thumbnail, updatedAt }: VideoSection): VideoObject[] =>
  thumbnail && updatedAt
    ? [
        {
          '@type': 'VideoObject',
          name: title,
          thumbnailUrl: searchPicture(thumbnail.desktop),
          uploadDate: updatedAt,
          inLanguage: LOCALE,
          ...(source.kind === 'file'
            ? { contentUrl: source.url }
            : { embedUrl: videoPlayerUrl(source, false) }),
        },
      ]
    : []

/** The films of a page, each once (Google: name, picture and date are required). */
export function filmsOf(page: PageModel): VideoObject[] {
  const films = new Map(objectsIn(page).flatMap((part) => (isFilm(part) ? [[part.id, part] as const] : [])))
  return [...films.values()].flatMap(filmData)
}

/** WebPage with its films; null without any. An article has its own. */
export function filmPageData(page: PageModel, siteUrl: string): WithContext<WebPage> | null {
  const video = page.type === 'article' ? [] : filmsOf(page)
  return video.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: page.title,
        url: absoluteUrl(siteUrl, pathOfSlug(page.slug)),
        video,
      }
}
