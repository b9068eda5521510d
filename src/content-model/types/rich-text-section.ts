import { sectionType } from '../declare'
import { choice, internalName, richText, symbol } from '../fields'
import { EMBEDS, HEADING_LEVELS } from '../vocabulary'

export const richTextSection = sectionType('richTextSection', 'Texto', 'Texto corrido.', {
  name: internalName,
  title: symbol('Título'),
  titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, { fallback: 'h2' }),
  body: richText('Texto', EMBEDS),
})
