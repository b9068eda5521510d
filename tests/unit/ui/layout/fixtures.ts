import type {
  GlobalData,
  MenuContainerNode,
  MenuItemNode,
  MenuNode,
  MenuSlot,
} from '@/shared/content-model/views/layout'
import type { Link } from '@/shared/content-model/views/link'
import type { Crumb } from '@/shared/content-model/views/page-base'
import type { ImageFile, Picture } from '@/shared/content-model/views/picture'

const FILES = 'http://127.0.0.1:4110'

export const file = (name: string, width = 800, height = 600): ImageFile => ({
  url: `${FILES}/${name}`,
  width,
  height,
})
export const picture = (name: string, alt = ''): Picture => ({
  alt,
  desktop: file(name),
})
export const link = (text: string, path: string): Link => ({
  text,
  href: `/pt-br/${path}/`,
})
export const item = (title: string, override: Partial<MenuItemNode> = {}): MenuItemNode => ({
  title,
  href: `/pt-br/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}/`,
  ...override,
})
export const card = (title: string, image: string): MenuItemNode => item(title, { cardImage: picture(image) })
export const container = (
  title: string,
  items: MenuNode[],
  override: Partial<MenuContainerNode> = {},
): MenuContainerNode => ({
  kind: 'container',
  title,
  items,
  ...override,
})
export const slot = (title: string, nodes: MenuNode[], override: Partial<MenuSlot> = {}): MenuSlot => ({
  id: `menu-${title}`,
  title,
  nodes,
  ...override,
})
const items = (...titles: string[]) => titles.map((title) => item(title))

export const headerSlots: MenuSlot[] = [
  slot(
    'Produtos',
    [
      container('Por linha', items('Respira', 'Garganta', 'Tosse', 'Gripe', 'Bebê', 'Ambiente')),
      container(
        'Por sintoma',
        items('Nariz entupido', 'Dor de garganta', 'Febre e dores', 'Noites difíceis', 'Kit inverno'),
      ),
      container('Em destaque', [card('A pomada da família', 'a.png'), card('Noites tranquilas', 'b.png')], {
        desktopOnly: true,
      }),
    ],
    {
      link: link('Produtos', 'produtos'),
      auxiliaryLinks: [
        link('Ver todos os produtos', 'produtos'),
        link('Qual combina com você', 'recomendador'),
      ],
      analytics: { eventClass: 'event_menu_click', eventLabel: 'menu_produtos' },
    },
  ),
  slot(
    'Dicas',
    [
      container('Por assunto', [
        container(
          'Sintomas',
          items('Gripe ou resfriado', 'Tosse seca ou com catarro', 'Garganta arranhando'),
        ),
        container('Sono e prevenção', items('Dormir com o nariz entupido', 'Ar seco no inverno')),
      ]),
      container('Como fazer', items('Lavar o nariz', 'Inalação com vapor', 'Medir a febre')),
      card('Quando procurar o médico', 'c.png'),
    ],
    { link: link('Dicas', 'dicas'), auxiliaryLinks: [link('Ver todas as dicas', 'dicas')] },
  ),
  slot(
    'Para a família',
    [
      { kind: 'title', title: 'Cuidado em cada idade' },
      ...items('Para bebês', 'Para crianças', 'Coleção Para os pequenos', 'Volta às aulas'),
    ],
    { link: link('Para a família', 'colecoes') },
  ),
  slot('Nossa história', items('Desde 1894', 'Petrópolis hoje'), {
    link: link('Conheça a nossa história', 'nossa-historia'),
  }),
  slot('Ajuda', [], { link: link('Ajuda', 'contacte-nos') }),
]

const social = (title: string) => ({
  id: `social-${title}`,
  title,
  href: `https://www.example.com/${title.toLowerCase()}`,
  icon: file(`${title.toLowerCase()}.png`, 48, 48),
})

export const globalData: GlobalData = {
  header: {
    logo: { ...picture('logo.png', 'Brisamenta'), desktop: file('logo.png', 600, 144) },
    slots: headerSlots,
  },
  footer: {
    breadcrumb: { href: '/pt-br/', text: 'Início' },
    slots: [
      slot('Produtos', items('Todos os produtos', 'Para crianças', 'Para a noite', 'Coleções'), {
        desktopOnly: true,
      }),
      slot(
        'Dicas',
        items('Todas as dicas', 'Gripe ou resfriado', 'Quando procurar o médico', 'Recomendador'),
        {
          desktopOnly: true,
        },
      ),
      slot('A marca', items('Nossa história', 'Sobre a Brisamenta', 'Embalagens')),
      slot('Ajuda', items('Fale com a gente', 'Onde comprar', 'Comparar produtos', 'Escrever uma avaliação')),
      slot('Produtos e dicas', items('Todos os produtos', 'Coleções', 'Todas as dicas', 'Recomendador'), {
        id: 'menu-produtos-e-dicas',
        mobileOnly: true,
      }),
    ],
    icons: [
      {
        id: 'selo',
        picture: picture('selo.png', 'Selo Feito em Petrópolis desde 1894'),
        href: '/pt-br/nossa-historia/',
        text: 'Conheça a nossa história',
      },
    ],
    links: [
      link('Termos de uso', 'termos-de-uso'),
      link('Diretrizes de avaliações', 'review-guidelines'),
      link('Acessibilidade', 'acessibilidade'),
      link('Mapa do site', 'sitemap'),
      link('Contato', 'contacte-nos'),
    ],
    socialLinks: ['Instagram', 'Facebook', 'YouTube', 'X'].map(social),
    additionalLinks: [
      link('Perguntas frequentes', 'perguntas-frequentes'),
      { text: 'Anvisa', href: 'https://www.gov.br/anvisa/pt-br', isExternal: true, opensNewTab: true },
    ],
    country: { title: 'Brasil', href: '/pt-br/seletor-de-pais/', flag: file('flag.png', 60, 42) },
    copyright: '© {ano} Brisamenta. Todos os direitos reservados.',
    legalText:
      'Brisamenta Produtos de Saúde Ltda. CNPJ 00.000.000/0000-00 (exemplo). Farmacêutica responsável: Dra. Helena Prado, CRF-RJ 00000 (exemplo). Pomada, Spray de Garganta, Xarope Dia, Xarope Noite, Chá Quente e Cápsulas Dia & Noite são medicamentos. Seu uso pode trazer riscos. Procure o médico e o farmacêutico. Leia a bula. A persistirem os sintomas, o médico deverá ser consultado. Mantenha os medicamentos fora do alcance das crianças.',
  },
  privacyLink: link('Política de privacidade', 'politica-de-privacidade'),
}

export const crumbs: Crumb[] = [
  { id: 'inicio', title: 'Início', href: '/pt-br/' },
  { id: 'produtos', title: 'Produtos', href: '/pt-br/produtos/' },
  { id: 'pomada', title: 'Pomada Mentolada', href: '/pt-br/produtos/pomada-mentolada/' },
]
