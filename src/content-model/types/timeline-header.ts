import type { Surface } from '@/models/section-base'
import { contentType } from '../declare'
import { choice, symbol } from '../fields'
import { SURFACES } from '../vocabulary'
import type { TimelineCard } from './timeline-card'

export const timelineHeader = contentType('timelineHeader', 'Título da linha do tempo', 'Abre uma época.', {
  name: symbol('Nome interno', {
    required: 'editors',
    help: 'Os anos da época, como 1894–1931: o primeiro diz com que cartão ela começa.',
  }),
  text: symbol('Texto', { required: true, max: 60, help: 'O título da época.' }),
  styles: choice('Estilo', SURFACES, { fallback: 'white', help: 'O fundo da época.' }),
})

/** Years under one header; null header for cards that stand before any. */
export interface TimelineEra {
  id: string
  title: string | null
  surface: Surface
  cards: TimelineCard[]
}
