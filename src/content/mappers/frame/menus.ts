import { z } from 'zod'
import type { MenuContainerNode, MenuItemNode, MenuNode, MenuSlot, MenuTitleNode } from '@/models/frame'
import { links, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, type EntryMapper, mapLink, mapLinks } from '../define-mapper'
import { linkButtonAsLink, linkMapper, makeAnalytics } from '../links'
import { mapPicture } from '../pictures'

const titleMapper = defineMapper(
  'menuTitle',
  z.object({ text: requiredText }),
  (fields, entry): MenuTitleNode => ({ kind: 'title', id: entry.id, title: fields.text }),
)

const itemFields = z.object({
  title: requiredText,
  link: optionalLink,
  menuImage: optionalLink,
  isCard: optionalFlag,
  desktopOnly: optionalFlag,
  mobileOnly: optionalFlag,
})

const itemMapper = defineMapper('menuItem', itemFields, (fields, entry, context): MenuItemNode => {
  const link = mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' })
  return {
    kind: 'item',
    id: entry.id,
    title: fields.title,
    href: link?.href ?? null,
    isExternal: link?.isExternal ?? false,
    opensNewTab: link?.opensNewTab ?? false,
    cardImage: fields.isCard ? mapPicture(fields.menuImage, entry, 'menuImage', context) : null,
    desktopOnly: fields.desktopOnly,
    mobileOnly: fields.mobileOnly,
  }
})

const containerFields = z.object({
  title: requiredText,
  menuItems: links,
  desktopOnly: optionalFlag,
  mobileOnly: optionalFlag,
})

/** Containers nest; an entry that contains itself is cut where it comes round (see `mapLink`). */
const containerMapper: EntryMapper<MenuContainerNode> = defineMapper(
  'menuItemContainer',
  containerFields,
  (fields, entry, context): MenuContainerNode => ({
    kind: 'container',
    id: entry.id,
    title: fields.title,
    items: mapLinks<MenuNode>(fields.menuItems, [titleMapper, itemMapper, containerMapper], context, {
      id: entry.id,
      field: 'menuItems',
    }),
    desktopOnly: fields.desktopOnly,
    mobileOnly: fields.mobileOnly,
  }),
)

const slotFields = z.object({
  title: requiredText,
  link: optionalLink,
  menuSlot: links,
  menuItems: links,
  auxiliaryLinks: links,
  gaEventLabel: optionalText,
  gaEventClass: optionalText,
  desktopOnly: optionalFlag,
  mobileOnly: optionalFlag,
})

/** A top entry of the menu or a column of the footer (specification §3, "Menu slot"). */
export const slotMapper = defineMapper(
  'menuSlot',
  slotFields,
  (fields, entry, context): MenuSlot => ({
    id: entry.id,
    title: fields.title,
    link: mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' }),
    nodes: mapLinks<MenuNode>(
      [...fields.menuSlot, ...fields.menuItems],
      [titleMapper, itemMapper, containerMapper],
      context,
      { id: entry.id, field: 'menuSlot' },
    ),
    auxiliaryLinks: mapLinks(fields.auxiliaryLinks, [linkMapper, linkButtonAsLink], context, {
      id: entry.id,
      field: 'auxiliaryLinks',
    }),
    analytics: makeAnalytics(fields.gaEventClass, fields.gaEventLabel),
    desktopOnly: fields.desktopOnly,
    mobileOnly: fields.mobileOnly,
  }),
)
