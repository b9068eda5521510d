import { contentType } from '../declare'
import { picture, richText, symbol } from '../fields'

export const productSection = contentType('productSection', 'Seção do produto', 'Detalhes ou modo de usar.', {
  title: symbol('Título', { required: true }),
  name: symbol('Nome interno'),
  contents: richText('Conteúdo', ['image', 'imageSet', 'notice']),
  expandedImage: picture('Imagem aberta'),
  collapsedImage: picture('Imagem fechada'),
})
