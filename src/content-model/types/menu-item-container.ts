import { contentType } from '../content-type'
import { flag, many, symbol } from '../fields'

export const menuItemContainer = contentType(
  'menuItemContainer',
  { name: 'Grupo de itens', description: 'Itens de menu sob um título.', displayField: 'title' },
  {
    name: symbol('Nome interno', { internal: true }),
    title: symbol('Título', { required: true }),
    menuItems: many('Itens', ['menuItem', 'menuItemContainer', 'menuTitle']),
    desktopOnly: flag('Só no computador'),
    mobileOnly: flag('Só no celular'),
  },
)
