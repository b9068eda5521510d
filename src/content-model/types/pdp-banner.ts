import { contentType } from '../declare'
import { internalName, one, picture, symbol, text } from '../fields'

export const pdpBanner = contentType(
  'pdpBanner',
  'Faixa da página de produto',
  'Uma faixa com texto legal.',
  {
    name: internalName,
    title: symbol('Título'),
    text: text('Texto'),
    image: picture('Imagem'),
    callToAction: one('Ação', ['linkButton']),
    legalText: text('Texto legal'),
  },
)
