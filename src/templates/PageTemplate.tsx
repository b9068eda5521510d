import type { ComponentType } from 'react'
import type { PageOf, PageType } from '@/content-model'
import { PageTitle } from '@/layout/head/PageTitle'
import { PageArrival } from '@/navigation/on-demand'
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
