import type { Entry } from '@/content-model/entry'
import type { Header } from '@/models/layout'
import { mapEach } from '../../reader/map'
import { mapPicture } from '../pictures'
import { mapSlot } from './menus'

/** The header without its popular searches: those travel to the browser only with the search. */
export function mapHeader({ fields }: Entry<'header'>): Header {
  return { logo: mapPicture(fields.brandLogo), slots: mapEach(fields.primaryNavigation, mapSlot) }
}
