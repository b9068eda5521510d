import { Banner } from '@/components/Banner/Banner'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'

/** A banner: a hero as wide as the window, the others on the page grid. */
export function BannerSection({ section, isLargest = false }: SectionProps<'banner'>) {
  const { own } = useHeadingLevels(section.title)
  const banner = <Banner banner={section} headingLevel={own} isLargest={isLargest} />
  return section.variant === 'hero' ? banner : <SectionFrame>{banner}</SectionFrame>
}
