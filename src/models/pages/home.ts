import type { PageBase } from '../page-base'
import type { CarouselSection, Section } from '../sections'

export interface HomePageModel extends PageBase {
  type: 'home'
  carousel: CarouselSection | null
  /** In the order of specification §3; absent ones are left out. */
  sections: Section[]
}
