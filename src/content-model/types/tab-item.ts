import { contentType } from '../declare'
import { richText, symbol } from '../fields'

export const tabItem = contentType('tabItem', 'Aba', 'Uma aba e o seu conteúdo.', {
  title: symbol('Título', {
    required: true,
    max: 40,
    help: 'O que se lê na aba. Curto: as abas ficam lado a lado.',
  }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice', 'callout'], {
    help: 'O que aparece com a aba escolhida.',
  }),
})
