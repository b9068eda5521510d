import { contentType } from '../content-type'
import { internalName, many, symbol } from '../fields'

export const carousel = contentType(
  'carousel',
  { name: 'Carrossel', description: 'Quadros que se alternam.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título para leitores de tela'),
    panels: many('Quadros', ['carouselPanel']),
  },
)
