import type { PageMeta } from '@/models/page-base'
import { RenderSections } from '@/sections/RenderSections'
import type { TemplateProps } from '../template-props'

/** The document's title has parts separated by a bar; the title for social networks is a sentence. */
const headingOf = ({ openGraphTitle, title }: PageMeta): string =>
  openGraphTitle ?? title.split(' | ')[0] ?? title

/** The carousel, then sections in the order of behavior HOME-1. */
export function HomePage({ page }: TemplateProps<'home'>) {
  return (
    <>
      <h1 className="visually-hidden">{headingOf(page.meta)}</h1>
      <RenderSections
        sections={page.carousel ? [page.carousel, ...page.sections] : page.sections}
        opensPage
      />
    </>
  )
}
