import { contentType } from '../declare'
import { many, one, picture } from '../fields'
import { internalName } from '../shared-fields'

export const header = contentType('header', 'Cabeçalho', 'Logotipo, menus e buscas populares.', {
  name: internalName,
  brandLogo: picture('Logotipo', {
    required: 'editors',
    help: 'O logotipo, no alto de cada página. Leva ao início.',
  }),
  primaryNavigation: many('Menus', ['menuSlot'], { help: 'As entradas da barra, nesta ordem.' }),
  announcements: many('Comunicados', ['announcement'], {
    help: 'Faixas no alto de todas as páginas, logo depois de publicar. Tire daqui as que já não valem.',
  }),
  help: one('Ajuda agora', ['link'], {
    help: 'A entrada para a página de ajuda urgente, em todas as páginas. Vazio: não aparece.',
  }),
  shortcuts: many('Atalhos do menu no celular', ['link'], {
    help: 'Aparecem acima das entradas do menu, em telas estreitas: os sintomas mais procurados.',
  }),
  menuHelp: one('Telefones do menu no celular', ['linkContainer'], {
    help: 'Aparecem abaixo das entradas do menu, em telas estreitas.',
  }),
  popularSearches: many('Buscas populares', ['popularSearch'], {
    help: 'As buscas oferecidas quando se abre a busca.',
  }),
  offlinePages: many('Páginas sem conexão', ['link'], {
    max: 12,
    help: 'Os aparelhos dos visitantes guardam estas páginas (até 3 MB) e as mostram quando falta internet.',
  }),
})
