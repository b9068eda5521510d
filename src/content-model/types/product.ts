import { contentType } from '../content-type'
import { flag, integer, many, one, picture, richText, symbol, symbols, text } from '../fields'
import { pageFields } from '../page-fields'
import { GTIN_PATTERN } from '../vocabulary'

export const product = contentType(
  'product',
  {
    name: 'Produto',
    description: 'Um produto com variantes e aromas.',
    displayField: 'name',
    page: { type: 'product' },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    line: symbol('Linha'),
    shortDescription: text('Descrição curta'),
    description: richText('Descrição'),
    featuredSort: integer('Posição em destaques'),
    newestSort: integer('Posição em novidades'),
    facets: many('Filtros', ['facet']),
    heroImage: picture('Imagem principal'),
    activeIngredients: many('Princípios ativos', ['activeIngredient']),
    productDetails: many('Detalhes', ['productSection']),
    usageInstructions: many('Modo de usar', ['productSection']),
    pdpBanner: one('Faixa', ['pdpBanner']),
    relatedProducts: many('Produtos relacionados', ['product']),
    variants: many('Variantes', ['productVariant']),
    gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
    ratingAndReviewId: symbol('Identificador das avaliações', { plannedFor: 'reviews' }),
    isMedicine: flag('É medicamento'),
    registrationNumber: symbol('Número de registro', { help: 'Como no rótulo: Reg. MS 1.0000.0000.' }),
    legalText: text('Avisos legais', { help: 'Use {produto} onde deve aparecer o nome do produto.' }),
    keywords: symbols('Palavras para a busca', { help: 'A mais importante primeiro.' }),
  },
)
