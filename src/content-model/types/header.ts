import { contentType } from '../declare'
import { many, picture } from '../fields'
import { internalName } from '../shared-fields'

export const header = contentType('header', 'Cabeçalho', 'Logotipo, menus e buscas populares.', {
  name: internalName,
  brandLogo: picture('Logotipo', {
    required: 'editors',
    help: 'O logotipo, no alto de cada página. Leva ao início.',
  }),
  primaryNavigation: many('Menus', ['menuSlot'], { help: 'As entradas da barra, nesta ordem.' }),
  popularSearches: many('Buscas populares', ['popularSearch'], {
    help: 'As buscas oferecidas quando se abre a busca.',
  }),
})
