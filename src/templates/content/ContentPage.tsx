import { ComparisonContext } from '@/sections/CompareProducts/comparison-context'
import { ContinentsContext } from '@/sections/CountrySelector/continents-context'
import { SectionContainers } from '@/sections/SectionContainers'
import type { TemplateProps } from '../registry'
import { hasTopHeading } from './has-top-heading'

/** A page composed of section containers. Its title is the h1 unless one of its sections brings one. */
export function ContentPage({ page }: TemplateProps<'content'>) {
  return (
    <ComparisonContext value={page.comparison}>
      <ContinentsContext value={page.continents}>
        {!hasTopHeading(page.containers) && <h1 className="visually-hidden">{page.title}</h1>}
        <SectionContainers containers={page.containers} />
      </ContinentsContext>
    </ComparisonContext>
  )
}
