import { contentType } from '../content-type'
import { richText, symbol } from '../fields'

export const tabItem = contentType(
  'tabItem',
  { name: 'Aba', description: 'Uma aba e o seu conteúdo.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice', 'callout']),
  },
)
