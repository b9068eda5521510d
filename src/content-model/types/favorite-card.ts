import { contentType } from '../declare'
import { one, picture, symbol, text } from '../fields'

export const favoriteCard = contentType(
  'favoriteCard',
  'Cartão de favorito',
  'Um produto querido, com avaliação e ação.',
  {
    title: symbol('Título', { required: true }),
    text: text('Texto'),
    image: picture('Imagem'),
    ratingId: symbol('Identificador da avaliação', {
      help: 'O identificador das avaliações do produto, cuja nota aparece no cartão.',
    }),
    cardAction: one('Ação', ['linkButton']),
  },
)
