import { contentType } from '../content-type'
import { one, picture, symbol } from '../fields'

export const socialLink = contentType(
  'socialLink',
  { name: 'Rede social', description: 'Um perfil da marca em uma rede social.', displayField: 'title' },
  {
    title: symbol('Nome da rede', { required: true }),
    link: one('Link', ['link'], { required: true }),
    image: picture('Ícone'),
  },
)
