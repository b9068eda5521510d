import { Carousel } from '@/ui/components/Carousel/Carousel'
import { useHeadingLevels } from '../heading-level'
import type { SectionProps } from '../section-props'

export function CarouselSection({ section, isMain = false }: SectionProps<'carousel'>) {
  // The carousel's title names its region; no heading is above those of the slides.
  const { own } = useHeadingLevels(null)
  if (section.panels.length === 0) return null
  return <Carousel panels={section.panels} name={section.title} headingLevel={own} isMain={isMain} />
}
