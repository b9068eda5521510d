import { Carousel } from '@/components/Carousel/Carousel'
import { useLabels } from '@/labels/LabelsProvider'
import type { SectionProps } from '../section-props'

/** The carousel of a page, with the site's words. */
export function CarouselSection({ section, isLargest = false }: SectionProps<'carousel'>) {
  const label = useLabels()
  if (section.panels.length === 0) return null
  return (
    <Carousel
      panels={section.panels}
      isLargest={isLargest}
      texts={{
        region: section.title ?? label('carousel.label'),
        role: label('carousel.role'),
        slideRole: label('carousel.slideRole'),
        previous: label('carousel.previous'),
        next: label('carousel.next'),
        pause: label('carousel.pause'),
        play: label('carousel.play'),
        newTab: label('link.newTab'),
        goTo: (position) => label('carousel.goTo', { position }),
        position: (position, total) => label('carousel.position', { position, total }),
      }}
    />
  )
}
