import { z } from 'zod'
import type { ContentPageModel } from '@/models/pages/content'
import type { Section, SectionContainer } from '@/models/sections'
import { trimSlug } from '@/routing/slugs'
import { links, oneOf, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { mapSections } from '../sections/all'
import { surface } from '../sections/looks'
import { mapPageBase, pageFields } from './base'

const containerFields = z.object({
  styles: oneOf(['wide', 'narrow', 'full'], 'wide'),
  backgroundColor: surface,
  backgroundImage: optionalLink,
  sectionContent: links,
})

/** A block of a content page: sections on one ground. A block in which nothing can be shown is left out. */
export const containerMapper = defineMapper(
  'sectionContainer',
  containerFields,
  (fields, entry, context): SectionContainer => {
    const sections = mapSections(fields.sectionContent, context, { id: entry.id, field: 'sectionContent' })
    if (sections.length === 0) entry.fail('sectionContent', 'has no section to show')
    return {
      id: entry.id,
      width: fields.styles,
      surface: fields.backgroundColor,
      backgroundImage: mapPicture(fields.backgroundImage, entry, 'backgroundImage', context),
      sections,
    }
  },
)

const contentFields = pageFields.extend({
  slug: requiredText,
  title: optionalText,
  sectionContainers: links,
})

const titleOf = (section: Section | undefined): string | null =>
  section && 'title' in section ? section.title : null

export const contentMapper = defineMapper(
  'contentPage',
  contentFields,
  (fields, entry, context): ContentPageModel => {
    const containers = mapLinks(fields.sectionContainers, [containerMapper], context, {
      id: entry.id,
      field: 'sectionContainers',
    })
    const title = fields.title ?? titleOf(containers[0]?.sections[0]) ?? fields.name ?? fields.slug
    return {
      type: 'content',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title }),
      containers,
      comparison: null,
      continents: null,
    }
  },
)
