import { contentType } from '../content-type'
import { integer, many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const productListingPage = contentType(
  'productListingPage',
  {
    name: 'Listagem de produtos',
    description: 'Produtos com filtros.',
    displayField: 'name',
    page: { type: 'productListing', isListing: true, showsFoundEntries: true },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner']),
    facetId: symbol('Filtro de partida', {
      help: 'Identificador de um filtro, ou PLP para todos os produtos.',
    }),
    pageSize: integer('Produtos por página'),
    linkContainer: one('Atalhos', ['linkContainer']),
    filterGroups: many('Grupos de filtros', ['filterGroup']),
    bottomBanner: one('Faixa final', ['banner', 'callout']),
    notice: one('Aviso de saúde', ['notice']),
  },
)
