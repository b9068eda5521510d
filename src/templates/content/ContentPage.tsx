import { SectionContainers } from '@/sections/SectionContainers'
import type { TemplateProps } from '../registry'

/** A page composed of section containers. */
export function ContentPage({ page }: TemplateProps<'content'>) {
  return <SectionContainers containers={page.containers} />
}
