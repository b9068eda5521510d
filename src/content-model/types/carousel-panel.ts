import { contentType } from '../content-type'
import { choice, internalName, one, picture, symbol, text } from '../fields'

export const carouselPanel = contentType(
  'carouselPanel',
  { name: 'Quadro do carrossel', description: 'Um quadro com imagem, título e ação.', displayField: 'name' },
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
