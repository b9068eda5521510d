import { Carousel } from '@/components/Carousel/Carousel'
import { carouselLabels } from '@/labels/carousel'
import { useLabels } from '@/labels/use-labels'
import { useHeadingLevels } from '../heading-level'
import type { SectionProps } from '../section-props'

export function CarouselSection({ section, isMain = false }: SectionProps<'carousel'>) {
  const label = useLabels(carouselLabels)
  // The carousel's title names its region; no heading is above those of the slides.
  const { own } = useHeadingLevels(null)
  if (section.panels.length === 0) return null
  return (
    <Carousel
      panels={section.panels}
      headingLevel={own}
      isMain={isMain}
      texts={{
        region: section.title ?? label('carousel.label'),
        role: label('carousel.role'),
        slides: label('carousel.slides', { name: section.title ?? label('carousel.label') }),
        slideRole: label('carousel.slideRole'),
        previous: label('carousel.previous'),
        next: label('carousel.next'),
        pause: label('carousel.pause'),
        play: label('carousel.play'),
        goTo: (position) => label('carousel.goTo', { position }),
        position: (position, total) => label('carousel.position', { position, total }),
      }}
    />
  )
}
