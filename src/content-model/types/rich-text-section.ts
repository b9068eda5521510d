import { sectionType } from '../declare'
import { choice, richText, symbol } from '../fields'
import { internalName } from '../shared-fields'
import { EMBEDS, HEADING_LEVELS } from '../vocabulary'

export const richTextSection = sectionType('richTextSection', 'Texto', 'Texto corrido.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima do texto.' }),
  titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, {
    fallback: 'h2',
    help: 'Só muda a estrutura para leitores de tela e buscadores.',
  }),
  body: richText('Texto', EMBEDS, {
    help: 'O texto, com títulos, listas, tabelas e seções. Títulos que começam com a hora (20 h, na cama) formam um plano.',
  }),
})
