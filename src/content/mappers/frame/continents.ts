import { z } from 'zod'
import type { Continent, Country } from '@/models/country'
import { toAddress } from '@/routing/links'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapImageFile } from '../pictures'

const countryFields = z.object({
  title: requiredText,
  language: requiredText,
  languageCode: optionalText,
  url: optionalText,
  flag: optionalLink,
})

const countryMapper = defineMapper(
  'country',
  countryFields,
  (fields, entry, context): Country => ({
    id: entry.id,
    title: fields.title,
    language: fields.language,
    languageCode: fields.languageCode,
    href: toAddress(fields.url)?.href ?? null,
    flag: mapImageFile(fields.flag, context, { id: entry.id, field: 'flag' }),
  }),
)

const continentMapper = defineMapper(
  'continent',
  z.object({ title: requiredText, countries: links }),
  (fields, entry, context): Continent => {
    const countries = mapLinks(fields.countries, [countryMapper], context, {
      id: entry.id,
      field: 'countries',
    })
    if (countries.length === 0) entry.fail('countries', 'has no country to show')
    return { id: entry.id, title: fields.title, countries }
  },
)

/**
 * The continents of the footer entry. Apart from the footer itself, because one page shows them and every page shows
 * the footer.
 */
export const continentsMapper = defineMapper(
  'footer',
  z.object({ continents: links }),
  (fields, entry, context): Continent[] =>
    mapLinks(fields.continents, [continentMapper], context, { id: entry.id, field: 'continents' }),
)
