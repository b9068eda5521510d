import type { CardModel } from '@/shared/content-model/views/card'
import type { ListOpening, PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { RichText } from '@/shared/content-model/views/rich-text'
import { pageType } from '../declare'
import { many, one, picture, richText, text } from '../fields'
import { pageFields } from '../page-fields'
import { listBanner, pageDescription, pageTitle } from '../shared-fields'
import type { SectionContainer } from './content-page'
import type { NoticeSection } from './notice'

export const collectionPage = pageType(
  'Coleção',
  'Produtos reunidos por uma ocasião.',
  { type: 'collection' },
  {
    ...pageFields,
    title: pageTitle,
    shortDescription: text('Descrição curta', {
      max: 200,
      help: 'Uma ou duas frases abaixo do título, no cartão da coleção e, sem metadados, nos buscadores.',
    }),
    description: richText('Descrição', [], { help: 'O texto abaixo do título.' }),
    heroImage: picture('Imagem', { help: 'A imagem da abertura e do cartão da coleção.' }),
    products: many('Produtos', ['product'], {
      help: 'Os produtos, nesta ordem. O que não pode ser usado junto com o que vem antes não aparece.',
    }),
    articles: many('Artigos', ['article'], { help: 'Cartões de artigos, depois dos produtos.' }),
    sectionContainers: many('Blocos', ['sectionContainer'], {
      group: 'end',
      help: 'Blocos de seções depois dos artigos.',
    }),
    notice: one('Aviso de saúde', ['notice'], {
      group: 'end',
      help: 'O aviso no fim da página: onde há medicamentos, o que a lei pede.',
    }),
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

export const collectionListPage = pageType(
  'Coleções',
  'A página que reúne as coleções.',
  { type: 'collectionList', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    banner: listBanner,
    collections: many('Coleções', ['collectionPage'], { help: 'Os cartões das coleções, nesta ordem.' }),
  },
)

export interface CollectionListModel extends PageBase, ListOpening {
  type: 'collectionList'
  collections: CardModel[]
}
