import type { PageOf, PageType } from '@/content-model'

/** What every template is given: the page of its type. */
export interface TemplateProps<Type extends PageType> {
  page: PageOf<Type>
}
