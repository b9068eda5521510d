import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'
import type { CarouselPanel } from './carousel-panel'

export const carousel = sectionType('carousel', 'Carrossel', 'Quadros que se alternam.', {
  name: internalName,
  title: symbol('Título para leitores de tela'),
  panels: many('Quadros', ['carouselPanel']),
})

export interface CarouselSection extends SectionBase {
  type: 'carousel'
  title: string | null
  panels: CarouselPanel[]
}
