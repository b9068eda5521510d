import { contentType } from '../declare'
import { symbol } from '../fields'

export const menuTitle = contentType('menuTitle', 'Título de menu', 'Um título entre os itens do menu.', {
  text: symbol('Texto', { required: true, max: 60, help: 'Um título sem link entre os itens.' }),
})
