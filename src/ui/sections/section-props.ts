import type { SectionOf, SectionType } from '@/shared/content-model/views/rich-text'

/** Props of every section component. */
export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>
  /** Whether it opens the page, so that its picture is the main one. */
  isMain?: boolean
}
