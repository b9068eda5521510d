import { Banner } from '@/ui/components/Banner/Banner'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'

/** A hero as wide as the window; other banners are on the page grid. */
export function BannerSection({ section, isMain = false }: SectionProps<'banner'>) {
  const { own } = useHeadingLevels(section.title)
  const banner = <Banner banner={section} headingLevel={own} isMain={isMain} />
  return section.variant === 'hero' ? banner : <SectionFrame>{banner}</SectionFrame>
}
