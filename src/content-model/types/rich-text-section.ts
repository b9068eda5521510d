import type { RichText } from '@/models/rich-text'
import type { HeadingLevel, SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, richText, symbol } from '../fields'
import { EMBEDS, HEADING_LEVELS } from '../vocabulary'

export const richTextSection = sectionType('richTextSection', 'Texto', 'Texto corrido.', {
  name: internalName,
  title: symbol('Título'),
  titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, { fallback: 'h2' }),
  body: richText('Texto', EMBEDS),
})

export interface RichTextSection extends SectionBase {
  type: 'richText'
  title: string | null
  headingLevel: HeadingLevel
  body: RichText
}
