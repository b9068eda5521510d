import type { Entry } from '@/content-model/entry'
import type { Header } from '@/models/layout'
import { mapEach, mapOne } from '../../reader/map'
import { mapLink } from '../links'
import { mapPicture } from '../pictures'
import { mapLinkContainer } from '../sections/small'
import { mapSlot } from './menus'

/** The header without its popular searches: those travel to the browser only with the search. */
export function mapHeader({ fields }: Entry<'header'>): Header {
  const help = mapOne(fields.help, mapLink)
  const shortcuts = mapEach(fields.shortcuts, mapLink)
  const menuHelp = mapOne(fields.menuHelp, mapLinkContainer)
  return {
    logo: mapPicture(fields.brandLogo),
    slots: mapEach(fields.primaryNavigation, mapSlot),
    ...(help && { help }),
    ...(shortcuts.length > 0 && { shortcuts }),
    ...(menuHelp && { menuHelp: { title: menuHelp.title, links: menuHelp.links } }),
  }
}
