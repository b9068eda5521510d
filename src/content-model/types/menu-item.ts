import { contentType } from '../declare'
import { flag, one, picture, symbol } from '../fields'
import { desktopOnly, mobileOnly, optionalName } from '../shared-fields'

export const menuItem = contentType('menuItem', 'Item de menu', 'Um link do menu, em texto ou em cartão.', {
  name: optionalName,
  title: symbol('Título', { required: true, max: 60, help: 'O que se lê no menu.' }),
  link: one('Link', ['link'], { help: 'Aonde leva. Vazio: só o texto aparece.' }),
  menuImage: picture('Imagem do cartão', { help: 'Só aparece em um item mostrado como cartão.' }),
  isCard: flag('Mostrar como cartão', { help: 'Sim: no computador, o item é um cartão com a imagem.' }),
  desktopOnly,
  mobileOnly,
})
