import { panelFixture } from '@/components/Carousel/carousel-fixture'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

const carousel = (title: string | null, ...ids: string[]): SectionProps<'carousel'> => ({
  section: { type: 'carousel', id: 'carousel', title, panels: ids.map((id) => panelFixture(id)) },
})

export const fixtures: Fixtures<SectionProps<'carousel'>> = {
  'empty: nothing': carousel(null),
  one: carousel(null, 'a'),
  'many, named by editors': carousel('Novidades', 'a', 'b', 'c'),
}
