import { contentType } from '../content-type'
import { one, picture, symbol, text } from '../fields'

export const favoriteCard = contentType(
  'favoriteCard',
  {
    name: 'Cartão de favorito',
    description: 'Um produto querido, com avaliação e ação.',
    displayField: 'title',
  },
  {
    title: symbol('Título', { required: true }),
    text: text('Texto'),
    image: picture('Imagem'),
    ratingId: symbol('Identificador da avaliação', { plannedFor: 'reviews' }),
    cardAction: one('Ação', ['linkButton']),
  },
)
