import { z } from 'zod'
import type { Footer, FooterLink, SocialLink } from '@/models/frame'
import type { Action, Link } from '@/models/link'
import { toAddress } from '@/routing/links'
import { links, optionalLink, optionalText, requiredLink, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper, linkButtonAsLink, linkMapper, makeLink } from '../links'
import { mapImageFile, mapPicture, pictureMappers } from '../pictures'
import { slotMapper } from './menus'

const socialMapper = defineMapper(
  'socialLink',
  z.object({ title: requiredText, link: requiredLink, image: optionalLink }),
  (fields, entry, context): SocialLink => {
    const link = mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' })
    if (!link) return entry.fail('link', 'has no usable link')
    return {
      id: entry.id,
      title: fields.title,
      href: link.href,
      icon: mapPicture(fields.image, entry, 'image', context)?.desktop ?? null,
    }
  },
)

const menuItemAsLink = defineMapper(
  'menuItem',
  z.object({ title: requiredText, link: requiredLink }),
  (fields, entry, context): Link => {
    const link = mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' })
    return link ? { ...link, text: fields.title } : entry.fail('link', 'has no usable link')
  },
)

const countryMapper = defineMapper(
  'countrySelector',
  z.object({ title: requiredText, url: requiredText, flag: optionalLink }),
  (fields, entry, context): NonNullable<Footer['country']> => ({
    title: fields.title,
    href: toAddress(fields.url)?.href ?? entry.fail('url', 'is no safe address'),
    flag: mapImageFile(fields.flag, context, { id: entry.id, field: 'flag' }),
  }),
)

const iconLinkFields = z.object({ link: optionalText, linkText: optionalText })

/** Seals with a link: an image set, drawn at the size of its desktop picture. */
const iconMappers = pictureMappers.map((reader) =>
  defineMapper(reader.contentType, iconLinkFields, (fields, entry, context): Footer['icons'][number] => {
    const raw = context.graph.entry(entry.id)
    if (!raw) return entry.fail('image', 'is missing')
    const address = toAddress(fields.link)
    return {
      id: entry.id,
      picture: reader.read(raw, context),
      href: address?.href ?? null,
      text: fields.linkText,
    }
  }),
)

/** A footer link has no look of its own, so that it travels without what only buttons show. */
const asFooterLink = ({ href, text, isExternal, opensNewTab, toolTip, analytics }: Action): FooterLink => ({
  href,
  text,
  ...(isExternal && { isExternal }),
  ...(opensNewTab !== undefined && { opensNewTab }),
  ...(toolTip && { toolTip }),
  ...(analytics && { analytics }),
})

/** The trail item as the link that it leads to; without one, home. */
const breadcrumbAsLink = defineMapper(
  'breadcrumbItem',
  z.object({ title: requiredText, link: optionalLink }),
  (fields, entry, context): Link | null => {
    const link = mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' })
    return link ? { ...link, text: fields.title } : makeLink('/', fields.title)
  },
)

const footerFields = z.object({
  breadcrumb: optionalLink,
  menuSlots: links,
  iconImages: links,
  footerLinks: links,
  socialLinks: links,
  additionalLinks: links,
  countrySelector: optionalLink,
  copyright: optionalText,
  legalText: optionalText,
})

/** The footer; its continents belong to the country selector page, not to every page. */
export const footerMapper = defineMapper('footer', footerFields, (fields, entry, context): Footer => {
  const from = (field: string) => ({ id: entry.id, field })
  return {
    breadcrumb: mapLink(fields.breadcrumb, [breadcrumbAsLink], context, from('breadcrumb')),
    slots: mapLinks(fields.menuSlots, [slotMapper], context, from('menuSlots')),
    icons: mapLinks(fields.iconImages, iconMappers, context, from('iconImages')),
    links: mapLinks(fields.footerLinks, [actionMapper], context, from('footerLinks')).map(asFooterLink),
    socialLinks: mapLinks(fields.socialLinks, [socialMapper], context, from('socialLinks')),
    additionalLinks: mapLinks(
      fields.additionalLinks,
      [linkButtonAsLink, linkMapper, menuItemAsLink],
      context,
      from('additionalLinks'),
    ),
    country: mapLink(fields.countrySelector, [countryMapper], context, from('countrySelector')),
    copyright: fields.copyright,
    legalText: fields.legalText,
  }
})
