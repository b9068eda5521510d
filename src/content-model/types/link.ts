import { contentType } from '../declare'
import { choice, symbol } from '../fields'

export const link = contentType('link', 'Link', 'Um endereço com o seu texto.', {
  text: symbol('Texto'),
  url: symbol('Endereço', {
    required: true,
    help: 'Começa com / para páginas do site (sem /pt-br), com https:// para fora.',
  }),
  target: choice('Onde abre', ['_self', '_blank']),
})
