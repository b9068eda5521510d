import type { Announcement } from '@/shared/content-model/types/header'
import type { LinksSection } from '@/shared/content-model/types/link'
import type { Link, LinkAnalytics } from './link'
import type { SharedPicture } from './page-base'
import type { ImageFile, Picture } from './picture'

/**
 * Where a piece of a menu is shown: a container flagged desktopOnly is hidden on mobile, and the reverse. Menus travel
 * with every page, so what is false or empty is left out of them instead of being sent as null.
 */
export interface Screens {
  desktopOnly?: true
  mobileOnly?: true
}

export interface MenuItemNode extends Screens {
  /** Most nodes are items: only the others say their kind. */
  kind?: never
  title: string
  href: string | null
  opensNewTab?: boolean
  /** Present only on cards (`isCard`); without a text of its own, because the title beside it says the same. */
  cardImage?: Picture
}

export interface MenuTitleNode {
  kind: 'title'
  title: string
}

export interface MenuContainerNode extends Screens {
  kind: 'container'
  title: string
  items: MenuNode[]
}

export type MenuNode = MenuItemNode | MenuTitleNode | MenuContainerNode

export interface MenuSlot extends Screens {
  id: string
  title: string
  link?: Link
  nodes: MenuNode[]
  auxiliaryLinks?: Link[]
  analytics?: LinkAnalytics
}

export interface Header {
  /** Null when the entry has no usable picture: the header then shows the site's name. */
  logo: Picture | null
  slots: MenuSlot[]
  /** Those of today, recalls first; left out where there are none. */
  announcements?: Announcement[]
  help?: Link
  /** Of the menu on narrow screens: above its entries, and the numbers to call below them. */
  shortcuts?: Link[]
  menuHelp?: Pick<LinksSection, 'title' | 'links'>
}

/** What browsers and social networks show of the brand, where a page has nothing of its own. */
export interface Brand {
  icon: ImageFile | null
  sharePicture: SharedPicture | null
  /** As `#rrggbb`. */
  themeColor: string | null
}

export interface SocialLink {
  id: string
  title: string
  href: string
  icon: ImageFile | null
}

export interface Footer {
  /** The way back, first among the small links; the editors' `breadcrumb`. */
  breadcrumb: Link | null
  slots: MenuSlot[]
  icons: { id: string; picture: Picture; href: string | null; text: string | null }[]
  links: Link[]
  socialLinks: SocialLink[]
  /** The first is the extra link: beside the columns on wide screens, among the footer links on narrow ones. */
  additionalLinks: Link[]
  country: { title: string; href: string; flag: ImageFile | null } | null
  /** With the year filled in by whoever draws it: `{ano}` stands for it. */
  copyright: string | null
  legalText: string | null
  /** The page of the role `accessibility`, where the small links have it (behavior FOOTER-4). */
  statement?: string
}

/** The privacy document's link (behavior PRIVACY-4), or nothing to show. */
export type PrivacyLink = Link | null

export interface GlobalData {
  header: Header
  footer: Footer
  privacyLink: PrivacyLink
}
