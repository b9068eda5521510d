import { contentType } from '../content-type'
import { choice, flag, internalName, picture, symbol, text } from '../fields'

export const timelineCard = contentType(
  'timelineCard',
  { name: 'Cartão da linha do tempo', description: 'Um ano da história.', displayField: 'name' },
  {
    name: internalName,
    year: symbol('Ano', { required: true }),
    description: text('Descrição', { required: true }),
    supportingText: text('Texto de apoio'),
    image: picture('Imagem'),
    isDark: flag('Fundo escuro'),
    variant: choice('Aparência', ['left', 'right', 'wide'], { fallback: 'left' }),
  },
)
