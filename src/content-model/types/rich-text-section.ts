import { contentType } from '../content-type'
import { choice, internalName, richText, symbol } from '../fields'
import { EMBEDS, HEADING_LEVELS } from '../vocabulary'

export const richTextSection = contentType(
  'richTextSection',
  { name: 'Texto', description: 'Texto corrido.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título'),
    titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, { fallback: 'h2' }),
    body: richText('Texto', EMBEDS),
  },
)
