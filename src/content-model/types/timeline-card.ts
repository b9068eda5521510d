import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { choice, flag, internalName, picture, symbol, text, type ValueOf } from '../fields'

export const timelineCard = contentType('timelineCard', 'Cartão da linha do tempo', 'Um ano da história.', {
  name: internalName,
  year: symbol('Ano', { required: true }),
  description: text('Descrição', { required: true }),
  supportingText: text('Texto de apoio'),
  image: picture('Imagem'),
  isDark: flag('Fundo escuro'),
  variant: choice('Aparência', ['left', 'right', 'wide'], { fallback: 'left' }),
})

/** One year of the timeline. */
export interface TimelineCard {
  id: string
  /** Its anchor on the page; unique among the cards. */
  anchor: string
  year: string
  description: string
  supportingText: string | null
  image: Picture | null
  isDark: boolean
  variant: ValueOf<typeof timelineCard.fields.variant>
}
