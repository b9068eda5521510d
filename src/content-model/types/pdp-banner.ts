import { contentType } from '../declare'
import { one, picture, symbol, text } from '../fields'
import { internalName } from '../shared-fields'

export const pdpBanner = contentType(
  'pdpBanner',
  'Faixa da página de produto',
  'Uma faixa com texto legal.',
  {
    name: internalName,
    title: symbol('Título', { max: 100, help: 'O título da faixa.' }),
    text: text('Texto', { max: 500, help: 'O texto da faixa.' }),
    image: picture('Imagem', { help: 'A imagem da faixa.' }),
    callToAction: one('Ação', ['linkButton'], { help: 'O botão da faixa.' }),
    legalText: text('Texto legal', { max: 500, help: 'Letras pequenas abaixo da faixa.' }),
  },
)
