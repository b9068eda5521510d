import { contentType } from '../declare'
import { one, picture, symbol } from '../fields'

export const socialLink = contentType('socialLink', 'Rede social', 'Um perfil da marca em uma rede social.', {
  title: symbol('Nome da rede', {
    required: true,
    max: 40,
    help: 'O nome da rede: é o que leitores de tela dizem do ícone.',
  }),
  link: one('Link', ['link'], { required: true, help: 'O endereço do perfil, com https://.' }),
  image: picture('Ícone', { help: 'O ícone da rede. Vazio: aparece o nome.' }),
})
