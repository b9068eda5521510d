import { contentType } from '../declare'
import { richText, symbol } from '../fields'

export const tabItem = contentType('tabItem', 'Aba', 'Uma aba e o seu conteúdo.', {
  title: symbol('Título', { required: true }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice', 'callout']),
})
