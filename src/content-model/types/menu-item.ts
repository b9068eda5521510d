import { contentType } from '../content-type'
import { flag, one, picture, symbol } from '../fields'

export const menuItem = contentType(
  'menuItem',
  { name: 'Item de menu', description: 'Um link do menu, em texto ou em cartão.', displayField: 'title' },
  {
    name: symbol('Nome interno', { internal: true }),
    title: symbol('Título', { required: true }),
    link: one('Link', ['link']),
    menuImage: picture('Imagem do cartão'),
    isCard: flag('Mostrar como cartão'),
    desktopOnly: flag('Só no computador'),
    mobileOnly: flag('Só no celular'),
  },
)
