import { contentType } from '../content-type'
import { many, one, richText, sections, symbol } from '../fields'
import { pageFields } from '../page-fields'

export const ourHistory = contentType(
  'ourHistory',
  {
    name: 'Nossa história',
    description: 'A linha do tempo da marca.',
    displayField: 'name',
    page: { type: 'history' },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    banner: one('Faixa de abertura', ['banner']),
    description: richText('Descrição'),
    decorativeText: symbol('Texto decorativo'),
    timelineHeaders: many('Épocas', ['timelineHeader']),
    timelineCards: many('Cartões', ['timelineCard']),
    pageContent: sections('Conteúdo'),
  },
)
