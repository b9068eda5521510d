import { contentType } from '../declare'
import { flag, many, symbol } from '../fields'

export const menuItemContainer = contentType(
  'menuItemContainer',
  'Grupo de itens',
  'Itens de menu sob um título.',
  {
    name: symbol('Nome interno', { internal: true }),
    title: symbol('Título', { required: true }),
    menuItems: many('Itens', ['menuItem', 'menuItemContainer', 'menuTitle']),
    desktopOnly: flag('Só no computador'),
    mobileOnly: flag('Só no celular'),
  },
)
