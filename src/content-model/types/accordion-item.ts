import { contentType } from '../content-type'
import { picture, richText, symbol } from '../fields'

export const accordionItem = contentType(
  'accordionItem',
  { name: 'Item de sanfona', description: 'Um título que abre um texto.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice']),
    expandedImage: picture('Imagem aberta'),
    collapsedImage: picture('Imagem fechada'),
  },
)
