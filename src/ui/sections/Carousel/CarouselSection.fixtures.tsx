import { panelFixture } from '@/ui/components/Carousel/carousel-fixture'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionProps } from '../section-props'

const carousel = (title: string | null, ...ids: string[]): SectionProps<'carousel'> => ({
  section: { type: 'carousel', id: 'carousel', title, panels: ids.map((id) => panelFixture(id)) },
})

/** For further states see `Carousel`. */
export const fixtures: Fixtures<SectionProps<'carousel'>> = {
  'empty: nothing': carousel(null),
  'many, named by editors': carousel('Novidades', 'a', 'b', 'c'),
}
