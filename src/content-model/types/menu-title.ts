import { contentType } from '../content-type'
import { symbol } from '../fields'

export const menuTitle = contentType(
  'menuTitle',
  { name: 'Título de menu', description: 'Um título entre os itens do menu.', displayField: 'text' },
  {
    text: symbol('Texto', { required: true }),
  },
)
