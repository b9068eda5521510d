import { contentType } from '../declare'
import { flag, many, one, symbol } from '../fields'

export const menuSlot = contentType(
  'menuSlot',
  'Menu',
  'Uma entrada da barra de menu ou uma coluna do rodapé.',
  {
    name: symbol('Nome interno', { internal: true }),
    title: symbol('Título', { required: true }),
    link: one('Link', ['link']),
    menuSlot: many('Conteúdo do painel', ['menuTitle', 'menuItem', 'menuItemContainer']),
    menuItems: many('Itens', ['menuItem']),
    auxiliaryLinks: many('Links de apoio', ['linkButton', 'link']),
    gaEventLabel: symbol('Rótulo do evento de medição'),
    gaEventClass: symbol('Classe do evento de medição'),
    desktopOnly: flag('Só no computador'),
    mobileOnly: flag('Só no celular'),
  },
)
