import type { Entry } from '@/content-model/entry'
import type { AccordionItem, AccordionSection, RichTextSection, TabsSection } from '@/models/rich-text'
import { mapEach } from '../../reader/map'
import { mapPicture } from '../pictures'
import { type EmbedMapper, mapRichText } from '../rich-text'

/** Sections that hold rich text; `embed` maps what stands between the paragraphs. */
export function createTextMappers(embed: EmbedMapper) {
  function mapTextSection(entry: Entry<'richTextSection'>): RichTextSection {
    const { title, titleHeadingLevel } = entry.fields
    const body = mapRichText(entry.fields.body, embed)
    if (body.length === 0 && !title) entry.fail('body', 'empty')
    return { type: 'richText', id: entry.id, title, headingLevel: titleHeadingLevel, body }
  }

  function mapAccordionItem({ id, fields }: Entry<'accordionItem'>): AccordionItem {
    return {
      id,
      anchor: id,
      title: fields.title,
      body: mapRichText(fields.contents, embed),
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
    return { id, title: fields.title, body: mapRichText(fields.contents, embed) }
  }

  function mapTabs(entry: Entry<'tabsSection'>): TabsSection {
    const tabs = mapEach(entry.fields.tabs, mapTab)
    if (tabs.length === 0) entry.fail('tabs', 'nothingToShow')
    return { type: 'tabs', id: entry.id, title: entry.fields.title, tabs }
  }

  return { richTextSection: mapTextSection, accordionSection: mapAccordion, tabsSection: mapTabs }
}
