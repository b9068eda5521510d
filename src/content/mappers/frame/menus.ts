import { z } from 'zod'
import type {
  MenuContainerNode,
  MenuItemNode,
  MenuNode,
  MenuSlot,
  MenuTitleNode,
  Screens,
} from '@/models/frame'
import { links, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, type EntryMapper, mapLink, mapLinks } from '../define-mapper'
import { linkButtonAsLink, linkMapper, linkNamed, makeAnalytics } from '../links'
import { mapPicture } from '../pictures'

const titleMapper = defineMapper(
  'menuTitle',
  z.object({ text: requiredText }),
  (fields): MenuTitleNode => ({ kind: 'title', title: fields.text }),
)

const screensOf = ({ desktopOnly, mobileOnly }: { desktopOnly: boolean; mobileOnly: boolean }): Screens => ({
  ...(desktopOnly && { desktopOnly }),
  ...(mobileOnly && { mobileOnly }),
})

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
  const cardImage = fields.isCard ? mapPicture(fields.menuImage, entry, 'menuImage', context) : null
  return {
    title: fields.title,
    href: link?.href ?? null,
    ...(link?.opensNewTab !== undefined && { opensNewTab: link.opensNewTab }),
    ...(cardImage && { cardImage: { ...cardImage, alt: '' } }),
    ...screensOf(fields),
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
  (fields, entry, context): MenuContainerNode => {
    const items = mapLinks<MenuNode>(fields.menuItems, [titleMapper, itemMapper, containerMapper], context, {
      id: entry.id,
      field: 'menuItems',
    })
    if (items.length === 0) entry.fail('menuItems', 'has no item to show')
    return { kind: 'container', title: fields.title, items, ...screensOf(fields) }
  },
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
export const slotMapper = defineMapper('menuSlot', slotFields, (fields, entry, context): MenuSlot => {
  const from = (field: string) => ({ id: entry.id, field })
  const link = mapLink(fields.link, [linkNamed(fields.title)], context, from('link'))
  const auxiliaryLinks = mapLinks(
    fields.auxiliaryLinks,
    [linkMapper, linkButtonAsLink],
    context,
    from('auxiliaryLinks'),
  )
  const analytics = makeAnalytics(fields.gaEventClass, fields.gaEventLabel)
  const nodes = mapLinks<MenuNode>(
    [...fields.menuSlot, ...fields.menuItems],
    [titleMapper, itemMapper, containerMapper],
    context,
    from('menuSlot'),
  )
  if (!link && nodes.length === 0 && auxiliaryLinks.length === 0) entry.fail('menuSlot', 'leads nowhere')
  return {
    id: entry.id,
    title: fields.title,
    ...(link && { link }),
    nodes,
    ...(auxiliaryLinks.length > 0 && { auxiliaryLinks }),
    ...(analytics && { analytics }),
    ...screensOf(fields),
  }
})
