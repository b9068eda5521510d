import type { Entry } from '@/shared/content-model/entry'
import type { Continent, Country } from '@/shared/content-model/views/country'
import type { Footer, SocialLink } from '@/shared/content-model/views/layout'
import type { Link } from '@/shared/content-model/views/link'
import { toAddress } from '@/shared/routing/links'
import { mapEach, mapOne } from '../../reader/map'
import { makeLink, mapButtonAsLink, mapLink } from '../links'
import { mapImageFile, mapPicture, pictureMappers } from '../pictures'
import { mapSlot } from './menus'

function mapSocialLink(entry: Entry<'socialLink'>): SocialLink {
  const { title, link, image } = entry.fields
  return {
    id: entry.id,
    title,
    href: mapOne(link, mapLink)?.href ?? entry.fail('link', 'badAddress'),
    icon: mapPicture(image)?.desktop ?? null,
  }
}

function mapItemAsLink(entry: Entry<'menuItem'>): Link {
  const link = mapOne(entry.fields.link, mapLink) ?? entry.fail('link', 'badAddress')
  return { ...link, text: entry.fields.title }
}

function mapCountryButton(entry: Entry<'countrySelector'>): NonNullable<Footer['country']> {
  const { title, url, flag } = entry.fields
  return {
    title,
    href: toAddress(url)?.href ?? entry.fail('url', 'badAddress'),
    flag: mapImageFile(flag),
  }
}

type Icon = Footer['icons'][number]

/** Seals, some with a link, drawn at the size of their desktop picture. */
const iconMappers = {
  image: (entry: Entry<'image'>): Icon => ({
    id: entry.id,
    picture: pictureMappers.image(entry),
    href: null,
    text: null,
  }),
  imageSet: (entry: Entry<'imageSet'>): Icon => ({
    id: entry.id,
    picture: pictureMappers.imageSet(entry),
    href: toAddress(entry.fields.link)?.href ?? null,
    text: entry.fields.linkText,
  }),
}

/** The breadcrumb as the link that it leads to; without one, home. */
function mapBreadcrumbAsLink({ fields }: Entry<'breadcrumbItem'>): Link | null {
  const link = mapOne(fields.link, mapLink)
  return link ? { ...link, text: fields.title } : makeLink('/', fields.title)
}

/** The footer; its continents belong to the country selector page, not to every page. */
export function mapFooter({ fields }: Entry<'footer'>): Footer {
  const additional = { linkButton: mapButtonAsLink, link: mapLink, menuItem: mapItemAsLink }
  return {
    breadcrumb: mapOne(fields.breadcrumb, mapBreadcrumbAsLink),
    slots: mapEach(fields.menuSlots, mapSlot),
    icons: mapEach(fields.iconImages, iconMappers),
    links: mapEach(fields.footerLinks, mapButtonAsLink),
    socialLinks: mapEach(fields.socialLinks, mapSocialLink),
    additionalLinks: mapEach(fields.additionalLinks, additional),
    country: mapOne(fields.countrySelector, mapCountryButton),
    copyright: fields.copyright,
    legalText: fields.legalText,
  }
}

function mapCountry({ id, fields }: Entry<'country'>): Country {
  const { title, language, languageCode, url, flag } = fields
  return { id, title, language, languageCode, href: toAddress(url)?.href ?? null, flag: mapImageFile(flag) }
}

/** A continent without a country to show is left out. */
export function mapContinent(entry: Entry<'continent'>): Continent {
  const countries = mapEach(entry.fields.countries, mapCountry)
  if (countries.length === 0) entry.fail('countries', 'nothingToShow')
  return { id: entry.id, title: entry.fields.title, countries }
}
