import type { ComponentType } from 'react'
import { PageArrival } from '@/browser/hydration/on-demand'
import type { PageOf, PageType } from '@/shared/content-model'
import { PageTitle } from '@/ui/head/PageTitle'
import { templates } from './registry'
import type { TemplateProps } from './template-props'

export function PageTemplate<Type extends PageType>({ page }: { page: PageOf<Type> & { type: Type } }) {
  const type: Type = page.type
  const Template: ComponentType<TemplateProps<Type>> = templates[type]
  return (
    <PageArrival>
      <PageTitle title={page.meta.title} />
      <Template page={page} />
    </PageArrival>
  )
}
