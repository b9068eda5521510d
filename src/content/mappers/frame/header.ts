import { z } from 'zod'
import type { Header, PopularSearch } from '@/models/frame'
import { toAddress } from '@/routing/links'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { slotMapper } from './menus'

export const popularSearchMapper = defineMapper(
  'popularSearch',
  z.object({ title: requiredText, url: optionalText, heroImage: optionalLink }),
  (fields, entry, context): PopularSearch => ({
    id: entry.id,
    title: fields.title,
    href: toAddress(fields.url)?.href ?? null,
    image: mapPicture(fields.heroImage, entry, 'heroImage', context),
  }),
)

/** The header without its popular searches: those travel to the browser only with the search (specification §2). */
export const headerMapper = defineMapper(
  'header',
  z.object({ brandLogo: optionalLink, primaryNavigation: links }),
  (fields, entry, context): Header => ({
    logo: mapPicture(fields.brandLogo, entry, 'brandLogo', context),
    slots: mapLinks(fields.primaryNavigation, [slotMapper], context, {
      id: entry.id,
      field: 'primaryNavigation',
    }),
  }),
)
