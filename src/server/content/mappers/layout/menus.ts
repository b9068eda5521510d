import type { Entry } from '@/shared/content-model/entry'
import type {
  MenuContainerNode,
  MenuItemNode,
  MenuNode,
  MenuSlot,
  MenuTitleNode,
  Screens,
} from '@/shared/content-model/views/layout'
import { mapEach, mapOne } from '../../reader/map'
import { makeAnalytics, mapButtonAsLink, mapLink, mapNamedLink } from '../links'
import { mapDecoration } from '../pictures'

type FlaggedEntry = Entry<'menuItem'> | Entry<'menuItemContainer'> | Entry<'menuSlot'>

/** Each flag excludes the other kind of screen (behavior MENU-6). */
function screensOf(entry: FlaggedEntry): Screens {
  const { desktopOnly, mobileOnly } = entry.fields
  if (desktopOnly && mobileOnly) entry.fail('mobileOnly', 'noScreen')
  return { ...(desktopOnly && { desktopOnly }), ...(mobileOnly && { mobileOnly }) }
}

function mapTitle({ fields }: Entry<'menuTitle'>): MenuTitleNode {
  return { kind: 'title', title: fields.text }
}

function mapItem(entry: Entry<'menuItem'>): MenuItemNode {
  const { fields } = entry
  const link = mapOne(fields.link, mapLink)
  const cardImage = fields.isCard ? mapDecoration(fields.menuImage) : null
  return {
    title: fields.title,
    href: link?.href ?? null,
    ...(link?.opensNewTab !== undefined && { opensNewTab: link.opensNewTab }),
    ...(cardImage && { cardImage }),
    ...screensOf(entry),
  }
}

/** Containers nest; an entry that contains itself is cut where it comes round. */
function mapContainer(entry: Entry<'menuItemContainer'>): MenuContainerNode {
  const items = mapEach(entry.fields.menuItems, nodes)
  if (items.length === 0) entry.fail('menuItems', 'nothingToShow')
  return { kind: 'container', title: entry.fields.title, items, ...screensOf(entry) }
}

type NodeMappers = {
  menuTitle(entry: Entry<'menuTitle'>): MenuNode
  menuItem(entry: Entry<'menuItem'>): MenuNode
  menuItemContainer(entry: Entry<'menuItemContainer'>): MenuNode
}
const nodes: NodeMappers = { menuTitle: mapTitle, menuItem: mapItem, menuItemContainer: mapContainer }

/** A top entry of the menu or a column of the footer. */
export function mapSlot(entry: Entry<'menuSlot'>): MenuSlot {
  const { title, gaEventClass, gaEventLabel } = entry.fields
  const link = mapOne(entry.fields.link, (own) => mapNamedLink(own, title))
  const auxiliaryLinks = mapEach(entry.fields.auxiliaryLinks, { link: mapLink, linkButton: mapButtonAsLink })
  const analytics = makeAnalytics(gaEventClass, gaEventLabel)
  // Editors may have set an entry into both fields.
  const entries = new Map([...entry.fields.menuSlot, ...entry.fields.menuItems].map((own) => [own.id, own]))
  const found = mapEach([...entries.values()], nodes)
  if (!link && found.length === 0 && auxiliaryLinks.length === 0) entry.fail('menuSlot', 'nothingToShow')
  return {
    id: entry.id,
    title,
    ...(link && { link }),
    nodes: found,
    ...(auxiliaryLinks.length > 0 && { auxiliaryLinks }),
    ...(analytics && { analytics }),
    ...screensOf(entry),
  }
}
