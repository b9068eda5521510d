import { z } from 'zod'
import type { Header } from '@/models/frame'
import { links, optionalLink } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { slotMapper } from './menus'

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
