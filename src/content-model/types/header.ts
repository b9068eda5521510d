import { contentType } from '../declare'
import { internalName, many, one, picture } from '../fields'

export const header = contentType('header', 'Cabeçalho', 'Logotipo, menus e buscas populares.', {
  name: internalName,
  brandLogo: picture('Logotipo', { required: 'editors' }),
  primaryNavigation: many('Menus', ['menuSlot']),
  help: one('Ajuda agora', ['link'], {
    help: 'A entrada para a página de ajuda urgente, em todas as páginas. Vazio: não aparece.',
  }),
  shortcuts: many('Atalhos do menu no celular', ['link'], {
    help: 'Aparecem acima das entradas do menu, em telas estreitas: os sintomas mais procurados.',
  }),
  menuHelp: one('Telefones do menu no celular', ['linkContainer'], {
    help: 'Aparecem abaixo das entradas do menu, em telas estreitas.',
  }),
  popularSearches: many('Buscas populares', ['popularSearch']),
})
