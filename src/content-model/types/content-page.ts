import type { Comparison } from '@/models/comparison'
import type { Continent } from '@/models/country'
import type { PageBase } from '@/models/page-base'
import type { ReviewableProduct } from '@/models/review'
import { pageType } from '../declare'
import { many, symbol } from '../fields'
import { pageFields } from '../page-fields'
import type { SectionContainer } from './section-container'

export const contentPage = pageType(
  'contentPage',
  'Página de conteúdo',
  'Uma página composta de blocos.',
  { type: 'content' },
  {
    ...pageFields,
    title: symbol('Título', {
      max: 100,
      help: 'Vazio: vem da primeira seção. Se ela tem título de nível h1, é esse que fica no alto da página; este, na trilha e na aba do navegador.',
    }),
    sectionContainers: many('Blocos', ['sectionContainer'], {
      help: 'O conteúdo, bloco por bloco, de cima para baixo. Um bloco sem seções publicadas não aparece.',
    }),
  },
)

export interface ContentPageModel extends PageBase {
  type: 'content'
  containers: SectionContainer[]
  /** Only where one of the sections is the feature `compareProducts`. */
  comparison: Comparison | null
  /** Only where one of the sections is the feature `countrySelector`. */
  continents: Continent[] | null
  /** Only where one of the sections is the feature `writeReview`: the products that may be reviewed, by name. */
  reviewable: ReviewableProduct[] | null
}
