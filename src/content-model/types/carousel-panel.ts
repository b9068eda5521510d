import type { Action } from '@/models/link'
import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { choice, internalName, one, picture, symbol, text, type ValueOf } from '../fields'

export const carouselPanel = contentType(
  'carouselPanel',
  'Quadro do carrossel',
  'Um quadro com imagem, título e ação.',
  {
    name: internalName,
    image: picture('Imagem', { required: true }),
    title: symbol('Título', { required: true }),
    text: text('Texto'),
    textUnderButton: text('Texto sob o botão'),
    callToAction: one('Ação', ['linkButton']),
    callToActionPosition: choice('Posição do conteúdo', ['left', 'center', 'right'], { fallback: 'left' }),
    styles: choice('Estilo', ['light', 'dark'], { fallback: 'light' }),
  },
)

export interface CarouselPanel {
  id: string
  title: string
  text: string | null
  textUnderButton: string | null
  image: Picture
  action: Action | null
  position: ValueOf<typeof carouselPanel.fields.callToActionPosition>
  tone: ValueOf<typeof carouselPanel.fields.styles>
}
