import type { PageBase } from '@/models/page-base'
import type { RichText, Section } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, richText, sections, symbol } from '../fields'
import { pageFields } from '../page-fields'
import { pageTitle } from '../shared-fields'
import type { BannerSection } from './banner'
import type { TimelineEra } from './timeline-header'

export const ourHistory = pageType(
  'ourHistory',
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
