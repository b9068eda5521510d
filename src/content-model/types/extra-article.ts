import { contentType } from '../declare'
import { flag, picture, symbol, text } from '../fields'

export const extraArticle = contentType(
  'extraArticle',
  'Artigo extra',
  'Um cartão de artigo escrito à mão.',
  {
    title: symbol('Título', { required: true }),
    description: text('Resumo'),
    url: symbol('Endereço', { required: true }),
    isHowTo: flag('É um guia passo a passo'),
    keepReading: symbol('Texto para continuar lendo'),
    primaryImage: picture('Imagem principal'),
    secondaryImage: picture('Imagem do cartão'),
  },
)
