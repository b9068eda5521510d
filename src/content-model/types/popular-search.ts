import { contentType } from '../content-type'
import { picture, symbol } from '../fields'

export const popularSearch = contentType(
  'popularSearch',
  { name: 'Busca popular', description: 'Uma sugestão da busca.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    url: symbol('Endereço'),
    heroImage: picture('Imagem'),
  },
)
