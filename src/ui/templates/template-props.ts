import type { PageOf, PageType } from '@/shared/content-model'

/** Props of every template: the page of its type. */
export interface TemplateProps<Type extends PageType> {
  page: PageOf<Type>
}
