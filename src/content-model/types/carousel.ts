import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { many, symbol } from '../fields'
import { internalName } from '../shared-fields'
import type { CarouselPanel } from './carousel-panel'

export const carousel = sectionType('carousel', 'Carrossel', 'Quadros que se alternam.', {
  name: internalName,
  title: symbol('Título para leitores de tela', {
    max: 100,
    help: 'O nome do carrossel para leitores de tela. Não aparece na tela.',
  }),
  panels: many('Quadros', ['carouselPanel'], { help: 'Os quadros, nesta ordem.' }),
})

export interface CarouselSection extends SectionBase {
  type: 'carousel'
  title: string | null
  panels: CarouselPanel[]
}
