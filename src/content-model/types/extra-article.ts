import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'
import { address, continueText, isHowTo } from '../shared-fields'

export const extraArticle = contentType(
  'extraArticle',
  'Artigo extra',
  'Um cartão de artigo escrito à mão.',
  {
    title: symbol('Título', { required: true, max: 100, help: 'O título do cartão.' }),
    description: text('Resumo', { max: 200, help: 'Uma ou duas frases no cartão.' }),
    url: address,
    isHowTo,
    keepReading: continueText,
    primaryImage: picture('Imagem principal', { help: 'Aparece no cartão quando a outra falta.' }),
    secondaryImage: picture('Imagem do cartão', { help: 'A imagem do cartão.' }),
  },
)
