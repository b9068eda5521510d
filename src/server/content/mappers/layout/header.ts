import { SEARCH_PATH } from '@/shared/config/site'
import type { Entry } from '@/shared/content-model/entry'
import type { Announcement, PopularSearch } from '@/shared/content-model/types/header'
import type { Brand, Header } from '@/shared/content-model/views/layout'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { toAddress } from '@/shared/routing/links'
import { mapEach, mapOne } from '../../reader/map'
import { mapLink } from '../links'
import { mapAssetPicture, mapDecoration, mapImageFile, mapPicture } from '../pictures'
import { mapLinkContainer } from '../sections/small'
import { mapSlot } from './menus'

/** A popular search leads where editors say, else to the results for its own words. */
export function mapPopularSearch({ id, fields }: Entry<'popularSearch'>): PopularSearch {
  const { title, url, heroImage } = fields
  return {
    id,
    title,
    href: toAddress(url)?.href ?? `${SEARCH_PATH}?term=${encodeURIComponent(title)}`,
    picture: mapDecoration(heroImage),
  }
}

/** A page of this site that browsers store. */
export function mapStoredPage(entry: Entry<'link'>): StoredPage {
  const { href, text, isExternal } = mapLink(entry)
  if (isExternal) return entry.fail('url', 'badAddress')
  return { path: href, title: text }
}

function mapAnnouncement({ id, fields }: Entry<'announcement'>): Announcement {
  return { id, kind: fields.kind, text: fields.text, link: mapOne(fields.link, mapLink) }
}

export function mapBrand({ fields }: Entry<'header'>): Brand {
  const shared = mapAssetPicture(fields.shareImage)
  return {
    icon: mapImageFile(fields.icon),
    sharePicture: shared && { ...shared.desktop, ...(shared.alt && { alt: shared.alt }) },
    themeColor: fields.themeColor,
  }
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
