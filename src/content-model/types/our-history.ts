import type { PageBase } from '@/models/page-base'
import type { RichText, Section } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, richText, sections, symbol } from '../fields'
import { pageFields } from '../page-fields'
import type { BannerSection } from './banner'
import type { TimelineEra } from './timeline-header'

export const ourHistory = pageType(
  'ourHistory',
  'Nossa história',
  'A linha do tempo da marca.',
  { type: 'history' },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    banner: one('Faixa de abertura', ['banner']),
    description: richText('Descrição'),
    decorativeText: symbol('Texto decorativo'),
    timelineHeaders: many('Épocas', ['timelineHeader']),
    timelineCards: many('Cartões', ['timelineCard']),
    pageContent: sections('Conteúdo'),
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
