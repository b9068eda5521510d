import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { RichText, Section } from '@/shared/content-model/views/rich-text'
import type { Surface } from '@/shared/content-model/views/section-base'
import { contentType, pageType } from '../declare'
import { choice, flag, many, one, picture, richText, sections, symbol, text, type ValueOf } from '../fields'
import { pageFields } from '../page-fields'
import { internalName, pageTitle } from '../shared-fields'
import { SURFACES } from '../vocabulary'
import type { BannerSection } from './banner'

export const timelineHeader = contentType('Título da linha do tempo', 'Abre uma época.', {
  name: symbol('Nome interno', {
    required: 'editors',
    help: 'Os anos da época, como 1894–1931: o primeiro diz com que cartão ela começa.',
  }),
  text: symbol('Texto', { required: true, max: 60, help: 'O título da época.' }),
  styles: choice('Estilo', SURFACES, { fallback: 'white', help: 'O fundo da época.' }),
})

/** Years under one header; null header for cards before the first header. */
export interface TimelineEra {
  id: string
  title: string | null
  surface: Surface
  cards: TimelineCard[]
}

export const timelineCard = contentType('Cartão da linha do tempo', 'Um ano da história.', {
  name: internalName,
  year: symbol('Ano', { required: true, max: 20, help: 'O ano, com 4 algarismos no começo.' }),
  description: text('Descrição', { required: true, max: 400, help: 'O que aconteceu.' }),
  supportingText: text('Texto de apoio', { max: 300, help: 'Um texto menor, depois da descrição.' }),
  image: picture('Imagem', { help: 'A imagem do ano.' }),
  isDark: flag('Fundo escuro', { help: 'Sim: o cartão é escuro, com letras claras.' }),
  variant: choice(
    'Aparência',
    { left: 'à esquerda da linha', right: 'à direita', wide: 'de lado a lado' },
    { fallback: 'left', help: 'Onde o cartão fica em telas largas.' },
  ),
})

export interface TimelineCard {
  id: string
  /** Its anchor on the page; unique among the cards. */
  anchor: string
  year: string
  description: string
  supportingText: string | null
  image: Picture | null
  isDark: boolean
  variant: ValueOf<typeof timelineCard.fields.variant>
}

export const ourHistory = pageType(
  'Nossa história',
  'A linha do tempo da marca.',
  { type: 'history' },
  {
    ...pageFields,
    title: pageTitle,
    banner: one('Faixa de abertura', ['banner'], {
      help: 'A faixa no alto da página, com título grande e imagem. O Título da página fica acima do dela, em vez do chapéu. Vazio: só o título.',
    }),
    description: richText('Descrição', [], { help: 'O texto que abre a história, antes da linha do tempo.' }),
    decorativeText: symbol('Texto decorativo', {
      max: 40,
      help: 'Palavras grandes ao lado da descrição, só de enfeite: leitores de tela não as leem.',
    }),
    timelineHeaders: many('Épocas', ['timelineHeader'], {
      help: 'Os títulos das épocas, na ordem da página. Os anos no nome interno dizem quais cartões são de cada uma.',
    }),
    timelineCards: many('Cartões', ['timelineCard'], { help: 'Os anos, na ordem da página.' }),
    pageContent: sections('Conteúdo', { group: 'end', help: 'Seções depois da linha do tempo.' }),
  },
)

/** Our history (behavior STORY-1). */
export interface HistoryModel extends PageBase {
  type: 'history'
  banner: BannerSection | null
  description: RichText
  decorativeText: string | null
  eras: TimelineEra[]
  sections: Section[]
}
