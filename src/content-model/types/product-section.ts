import { contentType } from '../declare'
import { flag, picture, richText, symbol } from '../fields'

export const productSection = contentType('productSection', 'Seção do produto', 'Detalhes ou modo de usar.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se lê com o texto fechado.' }),
  name: symbol('Nome interno', {
    max: 60,
    help: 'Dá o fim do endereço que leva ao texto, como uso-adultos. Vazio: sai do título.',
  }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'notice'], {
    help: 'O que se lê com o texto aberto.',
  }),
  isWarning: flag('Contraindicação ou advertência', {
    help: 'Fica fora da busca: quem procura "asma" não deve achar um produto que diz para não usar com asma.',
  }),
  expandedImage: picture('Imagem aberta', { help: 'Aparece ao lado do texto aberto.' }),
  collapsedImage: picture('Imagem fechada', { help: 'Um ícone ao lado do título.' }),
})
