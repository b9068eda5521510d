import { contentType } from '../declare'
import { many, one, symbol } from '../fields'
import { desktopOnly, eventClass, eventLabel, mobileOnly, optionalName } from '../shared-fields'

export const menuSlot = contentType(
  'menuSlot',
  'Menu',
  'Uma entrada da barra de menu ou uma coluna do rodapé.',
  {
    name: optionalName,
    title: symbol('Título', {
      required: true,
      max: 30,
      help: 'O que se lê na barra ou no alto da coluna do rodapé.',
    }),
    link: one('Link', ['link'], {
      help: 'Aonde leva quando não tem painel; com painel, o primeiro link dele.',
    }),
    menuSlot: many('Conteúdo do painel', ['menuTitle', 'menuItem', 'menuItemContainer'], {
      help: 'O que se abre abaixo da entrada: títulos, itens e grupos, nesta ordem.',
    }),
    menuItems: many('Itens', ['menuItem'], {
      help: 'Itens depois do conteúdo do painel; no rodapé, os links da coluna.',
    }),
    auxiliaryLinks: many('Links de apoio', ['linkButton', 'link'], {
      help: 'Links ao pé do painel, como Ver todos.',
    }),
    gaEventLabel: eventLabel,
    gaEventClass: eventClass,
    desktopOnly,
    mobileOnly,
  },
)
