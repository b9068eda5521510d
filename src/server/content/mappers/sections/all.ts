import type { SectionContentType } from '@/shared/content-model'
import type { AnyEntry, Entry } from '@/shared/content-model/entry'
import type {
  AccordionItem,
  AccordionSection,
  RichTextSection,
  Section,
  TabsSection,
} from '@/shared/content-model/views/rich-text'
import { problemNotice } from '../../reader/context'
import { type MapperTable, mapEach, mapOne } from '../../reader/map'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { bannerMappers } from './banners'
import { mapAdvisedCards, mapCardSection } from './cards'
import { warningMappers } from './dangers'
import { mediaMappers } from './media'
import { smallMappers } from './small'

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

function mapTextSection(entry: Entry<'richTextSection'>): RichTextSection {
  const { title, titleHeadingLevel } = entry.fields
  const body = mapRichText(entry.fields.body, embedSection)
  if (body.length === 0 && !title) entry.fail('body', 'empty')
  return { type: 'richText', id: entry.id, title, headingLevel: titleHeadingLevel, body }
}

function mapAccordionItem({ id, fields }: Entry<'accordionItem'>): AccordionItem {
  return {
    id,
    anchor: id,
    title: fields.title,
    body: mapRichText(fields.contents, embedSection),
    expandedImage: mapPicture(fields.expandedImage),
    collapsedImage: mapPicture(fields.collapsedImage),
  }
}

function mapAccordion(entry: Entry<'accordionSection'>): AccordionSection {
  const items = mapEach(entry.fields.items, mapAccordionItem)
  if (items.length === 0) entry.fail('items', 'nothingToShow')
  return { type: 'accordion', id: entry.id, title: entry.fields.title, items }
}

function mapTab({ id, fields }: Entry<'tabItem'>): TabsSection['tabs'][number] {
  return { id, title: fields.title, body: mapRichText(fields.contents, embedSection) }
}

function mapTabs(entry: Entry<'tabsSection'>): TabsSection {
  const tabs = mapEach(entry.fields.tabs, mapTab)
  if (tabs.length === 0) entry.fail('tabs', 'nothingToShow')
  return { type: 'tabs', id: entry.id, title: entry.fields.title, tabs }
}

const mappers = {
  ...bannerMappers,
  ...mediaMappers,
  ...smallMappers,
  ...warningMappers,
  richTextSection: mapTextSection,
  accordionSection: mapAccordion,
  tabsSection: mapTabs,
  cardSection: (entry: Entry<'cardSection'>) => mapCardSection(entry),
}

/** What has a mapper here although it is declared as no section: must be nothing. */
type Undeclared = Exclude<keyof typeof mappers, SectionContentType>
const everyMapperIsOfASection: [Undeclared] extends [never] ? true : Undeclared = true
void everyMapperIsOfASection

/** Every content type that can stand as a section; one without a mapper does not compile. */
const sectionMappers: MapperTable<Entry<SectionContentType>, Section> = mappers
