import { z } from 'zod'
import type { AccordionItem, AccordionSection, RichTextSection, TabsSection } from '@/models/sections'
import { links, optionalLink, optionalRichText, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { type EmbedReader, mapRichText } from '../rich-text'
import { headingLevel } from './looks'

/** The sections that hold rich text; `embed` maps what stands between the paragraphs. */
export const createTextMappers = (embed: EmbedReader) => {
  const richText = defineMapper(
    'richTextSection',
    z.object({ title: optionalText, titleHeadingLevel: headingLevel, body: optionalRichText }),
    (fields, entry, context): RichTextSection => {
      const body = mapRichText(fields.body, context, embed)
      if (body.length === 0 && !fields.title) entry.fail('body', 'is empty')
      return {
        type: 'richText',
        id: entry.id,
        title: fields.title,
        headingLevel: fields.titleHeadingLevel,
        body,
      }
    },
  )

  const accordionItem = defineMapper(
    'accordionItem',
    z.object({
      title: requiredText,
      contents: optionalRichText,
      expandedImage: optionalLink,
      collapsedImage: optionalLink,
    }),
    (fields, entry, context): AccordionItem => ({
      id: entry.id,
      anchor: entry.id,
      title: fields.title,
      body: mapRichText(fields.contents, context, embed),
      expandedImage: mapPicture(fields.expandedImage, entry, 'expandedImage', context),
      collapsedImage: mapPicture(fields.collapsedImage, entry, 'collapsedImage', context),
    }),
  )

  const accordion = defineMapper(
    'accordionSection',
    z.object({ title: optionalText, items: links }),
    (fields, entry, context): AccordionSection => {
      const items = mapLinks(fields.items, [accordionItem], context, { id: entry.id, field: 'items' })
      if (items.length === 0) entry.fail('items', 'has no item to show')
      return { type: 'accordion', id: entry.id, title: fields.title, items }
    },
  )

  const tab = defineMapper(
    'tabItem',
    z.object({ title: requiredText, contents: optionalRichText }),
    (fields, entry, context): TabsSection['tabs'][number] => ({
      id: entry.id,
      title: fields.title,
      body: mapRichText(fields.contents, context, embed),
    }),
  )

  const tabs = defineMapper(
    'tabsSection',
    z.object({ title: optionalText, tabs: links }),
    (fields, entry, context): TabsSection => {
      const found = mapLinks(fields.tabs, [tab], context, { id: entry.id, field: 'tabs' })
      if (found.length === 0) entry.fail('tabs', 'has no tab to show')
      return { type: 'tabs', id: entry.id, title: fields.title, tabs: found }
    },
  )

  return [richText, accordion, tabs]
}
