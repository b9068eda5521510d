import { contentType } from '../declare'
import { picture, richText, symbol } from '../fields'

export const accordionItem = contentType('accordionItem', 'Item de sanfona', 'Um título que abre um texto.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se lê com o item fechado.' }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice'], {
    help: 'O que se lê com o item aberto.',
  }),
  expandedImage: picture('Imagem aberta', { help: 'Aparece ao lado do texto, com o item aberto.' }),
  collapsedImage: picture('Imagem fechada', { help: 'Um ícone ao lado do título.' }),
})
