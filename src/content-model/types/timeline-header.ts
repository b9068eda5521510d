import type { Surface } from '@/models/section-base'
import { contentType } from '../declare'
import { choice, symbol } from '../fields'
import { SURFACES } from '../vocabulary'
import type { TimelineCard } from './timeline-card'

export const timelineHeader = contentType('timelineHeader', 'Título da linha do tempo', 'Abre uma época.', {
  name: symbol('Nome interno', { required: 'editors' }),
  text: symbol('Texto', { required: true }),
  styles: choice('Estilo', SURFACES, { fallback: 'white' }),
})

/** Years under one header; null header for cards that stand before any. */
export interface TimelineEra {
  id: string
  title: string | null
  surface: Surface
  cards: TimelineCard[]
}
