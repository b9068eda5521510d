import type { CardModel } from '@/shared/content-model/views/card'
import type { ListOpening, PageBase } from '@/shared/content-model/views/page-base'
import type { Section } from '@/shared/content-model/views/rich-text'
import { pageType } from '../declare'
import { integer, many, one, sections, symbol } from '../fields'
import { pageFields } from '../page-fields'
import { listBanner, pageDescription, pageTitle } from '../shared-fields'
import type { BannerSection } from './banner'
import type { CalloutSection } from './callout'
import type { FilterGroup } from './filter-group'
import type { LinksSection } from './link'
import type { NoticeSection } from './notice'

export const productListingPage = pageType(
  'Listagem de produtos',
  'Produtos com filtros.',
  { type: 'productListing', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    banner: listBanner,
    caution: symbol('Cuidado, acima da lista', {
      max: 110,
      help: 'O que é preciso saber antes de escolher: idade, ingrediente em comum, quando procurar o médico. No celular, até 45 letras cabem em uma linha.',
    }),
    facetId: symbol('Filtro de partida', {
      help: 'Identificador de um filtro, ou PLP para todos os produtos. Vários, com vírgulas: os produtos de qualquer um deles.',
    }),
    pageSize: integer('Produtos por página', {
      min: 1,
      max: 96,
      help: 'Quantos produtos cada página da lista mostra. Vazio: a quantidade de sempre.',
    }),
    linkContainer: one('Atalhos', ['linkContainer'], {
      help: 'Links para outras listagens, acima da lista.',
    }),
    filterGroups: many('Grupos de filtros', ['filterGroup'], {
      help: 'Os filtros ao lado da lista. Filtros que nenhum produto da lista tem não aparecem.',
    }),
    guide: sections('Guia e dicas, abaixo da lista', { help: 'Seções com orientação, abaixo dos produtos.' }),
    bottomBanner: one('Faixa final', ['banner', 'callout'], {
      group: 'end',
      help: 'Uma faixa ou chamada depois de tudo.',
    }),
    notice: one('Aviso de saúde', ['notice'], {
      group: 'end',
      help: 'O aviso no fim da página: onde há medicamentos, o que a lei pede.',
    }),
  },
)

export interface ListedProduct {
  card: CardModel
  /** Unique ids of the facets that it carries. */
  facets: string[]
  /** Places in the sorts `featured` and `newest`, the first being 1; null comes last. */
  featured: number | null
  newest: number | null
}

/** The rest of a list that is too long for a page's data. */
export interface ListingRemainder {
  /** Answers with `{ products }`, all of the listing. */
  href: string
  count: number
  counts: Record<string, number>
}

export interface ProductListingModel extends PageBase, ListOpening {
  type: 'productListing'
  /** As editors set it; null leaves it to the label table and then to the default (behavior LIST-4). */
  pageSize: number | null
  /** What must be read before choosing; above the products. */
  caution: string | null
  links: LinksSection | null
  groups: FilterGroup[]
  /** Facets that its products carry but no group offers: an address may ask for them. */
  otherFacets: FilterGroup['facets']
  /** The products of the listing, by behavior LIST-1 for its own facet: all of them, or those it begins with. */
  products: ListedProduct[]
  guide: Section[]
  /** Where the list goes on; null where all of it is here (behavior LIST-7). */
  rest: ListingRemainder | null
  bottomBanner: BannerSection | CalloutSection | null
  notice: NoticeSection | null
}
