import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { RichText } from '../rich-text'
import type { BannerSection, Section, Surface } from '../sections'

/** One year of the timeline. */
export interface TimelineCard {
  id: string
  /** Its anchor on the page; unique among the cards. */
  anchor: string
  year: string
  description: string
  supportingText: string | null
  image: Picture | null
  isDark: boolean
  variant: 'left' | 'right' | 'wide'
}

/** Years under one header; null header for cards that stand before any. */
export interface TimelineEra {
  id: string
  title: string | null
  surface: Surface
  cards: TimelineCard[]
}

/** Our history (specification §3, "History page"). */
export interface HistoryModel extends PageBase {
  type: 'history'
  banner: BannerSection | null
  description: RichText
  decorativeText: string | null
  eras: TimelineEra[]
  sections: Section[]
}
