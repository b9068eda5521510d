import type { CardModel } from '@/models/card'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { RichText } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, picture, richText, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import type { NoticeSection } from './notice'
import type { SectionContainer } from './section-container'

export const collectionPage = pageType(
  'collectionPage',
  'Coleção',
  'Produtos reunidos por uma ocasião.',
  { type: 'collection' },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    shortDescription: text('Descrição curta'),
    description: richText('Descrição'),
    heroImage: picture('Imagem'),
    products: many('Produtos', ['product']),
    articles: many('Artigos', ['article']),
    sectionContainers: many('Blocos', ['sectionContainer']),
    notice: one('Aviso de saúde', ['notice']),
  },
)

export interface CollectionModel extends PageBase {
  type: 'collection'
  shortDescription: string | null
  description: RichText
  picture: Picture | null
  products: CardModel[]
  articles: CardModel[]
  containers: SectionContainer[]
  notice: NoticeSection | null
}
