import { contentType } from '../declare'
import { one, picture, symbol } from '../fields'

export const socialLink = contentType('socialLink', 'Rede social', 'Um perfil da marca em uma rede social.', {
  title: symbol('Nome da rede', { required: true }),
  link: one('Link', ['link'], { required: true }),
  image: picture('Ícone'),
})
