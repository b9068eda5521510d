import type { Entry } from '@/content-model/entry'
import type { Announcement } from '@/content-model/types/announcement'
import type { Header } from '@/models/layout'
import { mapEach, mapOne } from '../../reader/map'
import { mapLink } from '../links'
import { mapPicture } from '../pictures'
import { mapLinkContainer } from '../sections/small'
import { mapSlot } from './menus'

function mapAnnouncement({ id, fields }: Entry<'announcement'>): Announcement {
  return { id, kind: fields.kind, text: fields.text, link: mapOne(fields.link, mapLink) }
}

/** The header without its popular searches: those travel to the browser only with the search. */
export function mapHeader({ fields }: Entry<'header'>): Header {
  const announcements = mapEach(fields.announcements, mapAnnouncement).toSorted(
    (one, other) => Number(other.kind === 'recall') - Number(one.kind === 'recall'),
  )
  const help = mapOne(fields.help, mapLink)
  const shortcuts = mapEach(fields.shortcuts, mapLink)
  const menuHelp = mapOne(fields.menuHelp, mapLinkContainer)
  return {
    logo: mapPicture(fields.brandLogo),
    slots: mapEach(fields.primaryNavigation, mapSlot),
    ...(help && { help }),
    ...(shortcuts.length > 0 && { shortcuts }),
    ...(menuHelp && { menuHelp: { title: menuHelp.title, links: menuHelp.links } }),
    ...(announcements.length > 0 && { announcements }),
  }
}
