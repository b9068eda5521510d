import { contentType } from '../declare'
import { internalName, many, picture } from '../fields'

export const header = contentType('header', 'Cabeçalho', 'Logotipo, menus e buscas populares.', {
  name: internalName,
  brandLogo: picture('Logotipo', { required: 'editors' }),
  primaryNavigation: many('Menus', ['menuSlot']),
  popularSearches: many('Buscas populares', ['popularSearch']),
  offlinePages: many('Páginas sem conexão', ['link'], {
    max: 12,
    help: 'Os aparelhos dos visitantes guardam estas páginas (até 3 MB) e as mostram quando falta internet.',
  }),
})
