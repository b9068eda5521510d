import { contentType } from '../content-type'
import { picture, richText, symbol } from '../fields'

export const productSection = contentType(
  'productSection',
  { name: 'Seção do produto', description: 'Detalhes ou modo de usar.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    name: symbol('Nome interno'),
    contents: richText('Conteúdo', ['image', 'imageSet', 'notice']),
    expandedImage: picture('Imagem aberta'),
    collapsedImage: picture('Imagem fechada'),
  },
)
