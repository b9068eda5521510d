import { contentType } from '../content-type'
import { choice, symbol } from '../fields'

export const link = contentType(
  'link',
  { name: 'Link', description: 'Um endereço com o seu texto.', displayField: 'text' },
  {
    text: symbol('Texto'),
    url: symbol('Endereço', {
      required: true,
      help: 'Começa com / para páginas do site (sem /pt-br), com https:// para fora.',
    }),
    target: choice('Onde abre', ['_self', '_blank']),
  },
)
