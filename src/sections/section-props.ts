import type { SectionOf, SectionType } from '@/models/rich-text'

/** What every section component takes. */
export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>
  /** Whether it opens the page, so that its picture is the page's main one. */
  isMain?: boolean
}
