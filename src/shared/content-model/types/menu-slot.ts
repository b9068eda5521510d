import { contentType } from '../declare'
import { flag, many, one, picture, symbol } from '../fields'
import { desktopOnly, eventClass, eventLabel, mobileOnly, optionalName } from '../shared-fields'

export const menuTitle = contentType('Título de menu', 'Um título entre os itens do menu.', {
  text: symbol('Texto', { required: true, max: 60, help: 'Um título sem link entre os itens.' }),
})

export const menuItem = contentType('Item de menu', 'Um link do menu, em texto ou em cartão.', {
  name: optionalName,
  title: symbol('Título', { required: true, max: 60, help: 'O que se lê no menu.' }),
  link: one('Link', ['link'], { help: 'Aonde leva. Vazio: só o texto aparece.' }),
  menuImage: picture('Imagem do cartão', { help: 'Só aparece em um item mostrado como cartão.' }),
  isCard: flag('Mostrar como cartão', { help: 'Sim: no computador, o item é um cartão com a imagem.' }),
  desktopOnly,
  mobileOnly,
})

export const menuItemContainer = contentType('Grupo de itens', 'Itens de menu sob um título.', {
  name: optionalName,
  title: symbol('Título', { required: true, max: 60, help: 'O título acima dos itens.' }),
  menuItems: many('Itens', ['menuItem', 'menuItemContainer', 'menuTitle'], {
    help: 'Os itens, nesta ordem. Um grupo não pode conter a si mesmo: ali ele é cortado.',
  }),
  desktopOnly,
  mobileOnly,
})

export const menuSlot = contentType('Menu', 'Uma entrada da barra de menu ou uma coluna do rodapé.', {
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
})
