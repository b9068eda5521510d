import { contentType } from '../declare'
import { flag, one, picture, symbol } from '../fields'

export const menuItem = contentType('menuItem', 'Item de menu', 'Um link do menu, em texto ou em cartão.', {
  name: symbol('Nome interno', { internal: true }),
  title: symbol('Título', { required: true }),
  link: one('Link', ['link']),
  menuImage: picture('Imagem do cartão'),
  isCard: flag('Mostrar como cartão'),
  desktopOnly: flag('Só no computador'),
  mobileOnly: flag('Só no celular'),
})
