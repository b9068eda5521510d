import type { SectionContentType } from '@/content-model'
import type { AnyEntry, Entry } from '@/content-model/entry'
import type { Section } from '@/models/rich-text'
import { problemNotice } from '../../reader/draft-reading'
import { type MapperTable, mapOne } from '../../reader/map'
import { bannerMappers } from './banners'
import { mapAdvisedCards, mapCardSection } from './cards'
import { mediaMappers } from './media'
import { smallMappers } from './small'
import { createTextMappers } from './texts'

/** The section or, for an editor, what is wrong with the entry. */
const orProblem = (section: Section | null, entry: AnyEntry | null): Section | null => {
  const problem = section ? null : entry?.problem()
  return problem ? problemNotice(problem) : section
}

/** Maps an entry as a section. Unreadable ones are reported, omitted for visitors, and explained to editors. */
export function mapSection(entry: Entry<SectionContentType> | null): Section | null {
  return orProblem(mapOne(entry, sectionMappers), entry)
}

/** @param map how each is mapped */
export function mapSections(
  entries: readonly Entry<SectionContentType>[],
  map: (entry: Entry<SectionContentType>) => Section | null = mapSection,
): Section[] {
  return entries.map(map).filter((section) => section !== null)
}

const isSection = (entry: AnyEntry): entry is Entry<SectionContentType> => entry.type in sectionMappers

/** Maps an entry that is embedded in rich text, or stands in a collection: its products are advice. */
export function embedSection(entry: AnyEntry): Section | null {
  if (entry.type === 'cardSection') return orProblem(mapOne(entry, mapAdvisedCards), entry)
  if (isSection(entry)) return mapSection(entry)
  return orProblem(
    mapOne(entry, (other) => other.fail('-', 'typeNotAllowed')),
    entry,
  )
}

const mappers = {
  ...bannerMappers,
  ...mediaMappers,
  ...smallMappers,
  ...createTextMappers(embedSection),
  cardSection: (entry: Entry<'cardSection'>) => mapCardSection(entry),
}

/** What has a mapper here although it is declared as no section: must be nothing. */
type Undeclared = Exclude<keyof typeof mappers, SectionContentType>
const everyMapperIsOfASection: [Undeclared] extends [never] ? true : Undeclared = true
void everyMapperIsOfASection

/** Every content type that can stand as a section; one without a mapper does not compile. */
const sectionMappers: MapperTable<Entry<SectionContentType>, Section> = mappers
