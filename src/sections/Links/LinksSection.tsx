import type { SectionProps } from '../section-props'
import { TitledLinks } from './TitledLinks'

/** Links under a title. */
export function LinksSection({ section: { title, links } }: SectionProps<'links'>) {
  return <TitledLinks title={title} links={links} />
}
