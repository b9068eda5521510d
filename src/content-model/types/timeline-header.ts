import { contentType } from '../content-type'
import { choice, symbol } from '../fields'
import { SURFACES } from '../vocabulary'

export const timelineHeader = contentType(
  'timelineHeader',
  { name: 'Título da linha do tempo', description: 'Abre uma época.', displayField: 'name' },
  {
    name: symbol('Nome interno', { required: 'editors' }),
    text: symbol('Texto', { required: true }),
    styles: choice('Estilo', SURFACES, { fallback: 'white' }),
  },
)
