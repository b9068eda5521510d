import type { SectionProps } from '../section-props'
import { TitledLinks } from './TitledLinks'

export function LinksSection({ section: { title, links } }: SectionProps<'links'>) {
  return <TitledLinks title={title} links={links} />
}
