import type { Link } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import { contentType } from '../declare'
import { asset, choice, many, one, picture, symbol, text, type ValueOf } from '../fields'
import { internalName, optionalAddress, validity } from '../shared-fields'

export const announcement = contentType(
  'Comunicado',
  'Uma faixa no alto de todas as páginas: um recolhimento, uma falta, um recado de época.',
  {
    name: internalName,
    kind: choice(
      'Tipo',
      {
        recall: 'recolhimento de um produto, em vermelho e antes dos outros',
        shortage: 'falta de um produto',
        season: 'recado de época e outros avisos',
      },
      { fallback: 'season', help: 'O desenho da faixa e a palavra que a abre.' },
    ),
    text: text('Texto', {
      required: true,
      max: 300,
      help: 'Uma ou duas frases, que todos leem em toda página.',
    }),
    link: one('Link', ['link'], { help: 'A página que diz mais, depois do texto.' }),
    ...validity,
  },
)

export interface Announcement {
  id: string
  kind: ValueOf<typeof announcement.fields.kind>
  text: string
  link: Link | null
}

export const popularSearch = contentType('Busca popular', 'Uma sugestão da busca.', {
  title: symbol('Título', { required: true, max: 40, help: 'As palavras que se oferecem.' }),
  url: optionalAddress('Endereço', 'Vazio: os resultados da busca por estas palavras.'),
  heroImage: picture('Imagem', { help: 'Uma imagem pequena ao lado das palavras, só de enfeite.' }),
})

/** A search that many people make, with its picture (behavior MODEL-6). */
export interface PopularSearch {
  id: string
  title: string
  /** Where editors say, else the results for its own words. */
  href: string
  picture: Picture | null
}

export const header = contentType('Cabeçalho', 'Logotipo, menus e buscas populares.', {
  name: internalName,
  brandLogo: picture('Logotipo', {
    required: 'editors',
    help: 'O logotipo, no alto de cada página. Leva ao início.',
  }),
  icon: asset('Ícone', {
    help: 'Um PNG quadrado de 512 pixels ou mais, com fundo: a aba do navegador e a tela do celular o mostram. Vazio: nenhum.',
  }),
  shareImage: asset('Imagem ao compartilhar', {
    help: '1200 × 630 pixels. Aparece ao compartilhar as páginas sem imagem. Vazio: nenhuma.',
  }),
  themeColor: symbol('Cor do navegador', {
    max: 7,
    pattern: { regexp: '^#[0-9a-f]{6}$', message: 'Seis dígitos de 0 a f depois de #: #123456.' },
    help: 'A cor da barra do navegador no celular. Vazio: a do site.',
  }),
  primaryNavigation: many('Menus', ['menuSlot'], { help: 'As entradas da barra, nesta ordem.' }),
  announcements: many('Comunicados', ['announcement'], {
    help: 'Faixas no alto de todas as páginas, logo depois de publicar. Tire daqui as que já não valem.',
  }),
  help: one('Ajuda agora', ['link'], {
    isSafety: true,
    help: 'A entrada para a página de ajuda urgente, em todas as páginas. Vazio: não aparece.',
  }),
  shortcuts: many('Atalhos do menu no celular', ['link'], {
    help: 'Aparecem acima das entradas do menu, em telas estreitas: os sintomas mais procurados.',
  }),
  menuHelp: one('Telefones do menu no celular', ['linkContainer'], {
    isSafety: true,
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
