import { RenderSections } from '@/sections/RenderSections'
import type { TemplateProps } from '../registry'

/** Home: the carousel, then the sections in the order of specification §3. */
export function HomePage({ page }: TemplateProps<'home'>) {
  return (
    <>
      <h1 className="visually-hidden">{page.meta.title}</h1>
      <RenderSections sections={page.carousel ? [page.carousel, ...page.sections] : page.sections} />
    </>
  )
}
