import { contentType } from '../declare'
import { many, symbol } from '../fields'
import { desktopOnly, mobileOnly, optionalName } from '../shared-fields'

export const menuItemContainer = contentType(
  'menuItemContainer',
  'Grupo de itens',
  'Itens de menu sob um título.',
  {
    name: optionalName,
    title: symbol('Título', { required: true, max: 60, help: 'O título acima dos itens.' }),
    menuItems: many('Itens', ['menuItem', 'menuItemContainer', 'menuTitle'], {
      help: 'Os itens, nesta ordem. Um grupo não pode conter a si mesmo: ali ele é cortado.',
    }),
    desktopOnly,
    mobileOnly,
  },
)
