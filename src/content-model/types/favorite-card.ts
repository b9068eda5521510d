import { contentType } from '../declare'
import { one, picture, symbol, text } from '../fields'

export const favoriteCard = contentType(
  'favoriteCard',
  'Cartão de favorito',
  'Um produto querido, com avaliação e ação.',
  {
    title: symbol('Título', { required: true, max: 60, help: 'O nome do produto, como no cartão.' }),
    text: text('Texto', { max: 200, help: 'Uma frase abaixo do nome.' }),
    image: picture('Imagem', { help: 'A embalagem.' }),
    ratingId: symbol('Identificador da avaliação', {
      help: 'O identificador das avaliações do produto, cuja nota aparece no cartão.',
    }),
    cardAction: one('Ação', ['linkButton'], {
      help: 'O botão do cartão. É ele que diz aonde o cartão leva.',
    }),
  },
)
