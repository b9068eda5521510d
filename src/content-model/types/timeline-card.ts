import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { choice, flag, picture, symbol, text, type ValueOf } from '../fields'
import { internalName } from '../shared-fields'

export const timelineCard = contentType('timelineCard', 'Cartão da linha do tempo', 'Um ano da história.', {
  name: internalName,
  year: symbol('Ano', { required: true, max: 20, help: 'O ano, com 4 algarismos no começo.' }),
  description: text('Descrição', { required: true, max: 400, help: 'O que aconteceu.' }),
  supportingText: text('Texto de apoio', { max: 300, help: 'Um texto menor, depois da descrição.' }),
  image: picture('Imagem', { help: 'A imagem do ano.' }),
  isDark: flag('Fundo escuro', { help: 'Sim: o cartão é escuro, com letras claras.' }),
  variant: choice(
    'Aparência',
    { left: 'à esquerda da linha', right: 'à direita', wide: 'de lado a lado' },
    { fallback: 'left', help: 'Onde o cartão fica em telas largas.' },
  ),
})

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
