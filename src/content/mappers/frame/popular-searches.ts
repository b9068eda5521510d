import { z } from 'zod'
import { SEARCH_PATH } from '@/config/site'
import type { PopularSearch } from '@/models/pages/search'
import { toAddress } from '@/routing/links'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'

/** A popular search leads where editors say, else to the results for its own words. */
export const popularSearchMapper = defineMapper(
  'popularSearch',
  z.object({ title: requiredText, url: optionalText, heroImage: optionalLink }),
  (fields, entry, context): PopularSearch => ({
    id: entry.id,
    title: fields.title,
    href: toAddress(fields.url)?.href ?? `${SEARCH_PATH}?term=${encodeURIComponent(fields.title)}`,
    picture: mapPicture(fields.heroImage, entry, 'heroImage', context),
  }),
)

/**
 * The popular searches of the header entry. Apart from the header itself, because the search page carries them and
 * every page carries the header.
 */
export const popularSearchesMapper = defineMapper(
  'header',
  z.object({ popularSearches: links }),
  (fields, entry, context): PopularSearch[] =>
    mapLinks(fields.popularSearches, [popularSearchMapper], context, {
      id: entry.id,
      field: 'popularSearches',
    }),
)
