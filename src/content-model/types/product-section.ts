import { contentType } from '../declare'
import { flag, picture, richText, symbol } from '../fields'

export const productSection = contentType('productSection', 'Seção do produto', 'Detalhes ou modo de usar.', {
  title: symbol('Título', { required: true }),
  name: symbol('Nome interno'),
  contents: richText('Conteúdo', ['image', 'imageSet', 'notice']),
  isWarning: flag('Contraindicação ou advertência', {
    help: 'Fica fora da busca: quem procura "asma" não deve achar um produto que diz para não usar com asma.',
  }),
  expandedImage: picture('Imagem aberta'),
  collapsedImage: picture('Imagem fechada'),
})
