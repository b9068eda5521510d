import { contentType } from '../content-type'
import { internalName, one, picture, symbol, text } from '../fields'

export const pdpBanner = contentType(
  'pdpBanner',
  { name: 'Faixa da página de produto', description: 'Uma faixa com texto legal.', displayField: 'name' },
  {
    name: internalName,
    title: symbol('Título'),
    text: text('Texto'),
    image: picture('Imagem'),
    callToAction: one('Ação', ['linkButton']),
    legalText: text('Texto legal'),
  },
)
