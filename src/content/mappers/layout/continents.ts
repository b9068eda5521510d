import type { Entry } from '@/content-model/entry'
import type { Continent, Country } from '@/models/country'
import { toAddress } from '@/routing/links'
import { mapEach } from '../../reader/map'
import { mapImageFile } from '../pictures'

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
