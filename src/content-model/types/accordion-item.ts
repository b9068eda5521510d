import { contentType } from '../declare'
import { picture, richText, symbol } from '../fields'

export const accordionItem = contentType('accordionItem', 'Item de sanfona', 'Um título que abre um texto.', {
  title: symbol('Título', { required: true }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice']),
  expandedImage: picture('Imagem aberta'),
  collapsedImage: picture('Imagem fechada'),
})
