import type { Comparison } from '../comparison'
import type { Continent } from '../country'
import type { PageBase } from '../page-base'
import type { SectionContainer } from '../sections'

export interface ContentPageModel extends PageBase {
  type: 'content'
  containers: SectionContainer[]
  /** Only where one of the sections is the feature `compareProducts`. */
  comparison: Comparison | null
  /** Only where one of the sections is the feature `countrySelector`. */
  continents: Continent[] | null
}
