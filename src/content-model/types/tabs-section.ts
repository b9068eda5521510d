import type { RichText } from '@/models/rich-text'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'

export const tabsSection = sectionType('tabsSection', 'Abas', 'Conteúdos em abas.', {
  name: internalName,
  title: symbol('Título'),
  tabs: many('Abas', ['tabItem']),
})

export interface TabsSection extends SectionBase {
  type: 'tabs'
  title: string | null
  tabs: { id: string; title: string; body: RichText }[]
}
