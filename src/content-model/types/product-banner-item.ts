import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'

export const productBannerItem = contentType(
  'productBannerItem',
  'Item da faixa de produto',
  'Um argumento com imagem.',
  {
    title: symbol('Título', { required: true, max: 60, help: 'O argumento em poucas palavras.' }),
    text: text('Texto', { max: 200, help: 'Uma frase que o explica.' }),
    image: picture('Imagem', { help: 'Um ícone ou uma imagem pequena acima do argumento.' }),
  },
)
