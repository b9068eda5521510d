import type { CardModel } from '@/models/card'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { ProductReviews } from '@/models/review'
import type { RichText } from '@/models/rich-text'
import type { AccordionItem } from '../../models/rich-text'
import { pageType } from '../declare'
import { choice, flag, integer, many, one, picture, richText, symbol, symbols, text, yesNo } from '../fields'
import { pageFields } from '../page-fields'
import { GTIN_PATTERN, PRODUCT_CATEGORIES, type ProductCategory } from '../vocabulary'
import type { ActiveIngredient } from './active-ingredient'
import type { BannerSection } from './banner'
import type { Retailer } from './buy-now-link'
import type { FaqQuestion } from './faq-item'
import type { Leaflet } from './leaflet'
import type { ProductVariant } from './product-variant'

export const product = pageType(
  'product',
  'Produto',
  'Um produto com variantes e aromas.',
  { type: 'product' },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    line: symbol('Linha'),
    searchCategory: symbol('Categoria para buscadores', {
      help: 'O que o produto é, em palavras de quem procura: Pomada descongestionante. Vazio: a linha.',
    }),
    shortDescription: text('Descrição curta'),
    description: richText('Descrição'),
    featuredSort: integer('Posição em destaques'),
    newestSort: integer('Posição em novidades'),
    facets: many('Filtros', ['facet']),
    heroImage: picture('Imagem principal'),
    activeIngredients: many('Princípios ativos', ['activeIngredient'], { askedOf: 'medicine' }),
    inci: symbols('Ingredientes (INCI)', {
      help: 'De cosméticos: os nomes internacionais, na ordem do rótulo.',
    }),
    allergens: text('Alergênicos', { help: 'Como no rótulo: ALÉRGICOS: CONTÉM LEITE. NÃO CONTÉM GLÚTEN.' }),
    nutrition: richText('Informação nutricional', [], {
      help: 'De alimentos: uma tabela, com títulos na primeira linha.',
    }),
    productDetails: many('Detalhes', ['productSection']),
    usageInstructions: many('Modo de usar', ['productSection']),
    pdpBanner: one('Faixa', ['pdpBanner']),
    faqPage: one('Perguntas frequentes', ['faqPage'], {
      help: 'As perguntas deste assunto aparecem na página do produto.',
    }),
    relatedProducts: many('Produtos relacionados', ['product']),
    variants: many('Variantes', ['productVariant']),
    gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
    ratingAndReviewId: symbol('Identificador das avaliações', {
      help: 'Vazio: o produto não recebe avaliações.',
    }),
    acceptsReviews: flag('Recebe avaliações', {
      fallback: true,
      help: 'Medicamentos nunca recebem, nem produtos em que não se diz se são medicamento.',
    }),
    isMedicine: yesNo('É medicamento', {
      askedOf: 'all',
      help: 'Responda sempre: sem resposta, o produto não recebe avaliações.',
    }),
    category: choice('Categoria', PRODUCT_CATEGORIES, {
      askedOf: 'medicine',
      help: 'Aparece em cada cartão e no alto da página. Vazio: só medicamentos têm a sua.',
    }),
    minimumAge: integer('Idade mínima, em meses', {
      askedOf: 'medicine',
      range: { min: 0, max: 216 },
      help: '24 para 2 anos, 216 para adultos, 0 para todas as idades. Vazio: o site não diz nada sobre a idade.',
    }),
    notFor: many('Não indicado para', ['facet'], {
      help: 'Sintomas, condições e pessoas. O produto nunca é sugerido a quem os escolhe no recomendador, mesmo que combine com as outras respostas.',
    }),
    leaflet: one('Bula', ['leaflet'], { askedOf: 'medicine' }),
    registrationNumber: symbol('Número de registro', {
      askedOf: 'medicine',
      help: 'O número no órgão regulador, como 1.0000.0000.',
    }),
    legalText: text('Avisos legais', {
      placeholders: ['produto'],
      help: 'Use {produto} onde deve aparecer o nome do produto.',
    }),
    keywords: symbols('Palavras para a busca', { help: 'A mais importante primeiro.' }),
  },
)

export interface ProductPageModel extends PageBase {
  type: 'product'
  line: string | null
  /** What the product is, for search engines. */
  searchCategory: string | null
  shortDescription: string | null
  description: RichText
  picture: Picture | null
  gtin: string | null
  /** The first variant, with its first scent, is what the page shows before a visitor chooses. */
  variants: ProductVariant[]
  /** Every shop of any scent, once. */
  retailers: Retailer[]
  ingredients: ActiveIngredient[]
  /** What the label of a cosmetic or a food says; null where editors wrote nothing of it. */
  composition: { inci: string[]; allergens: string | null; nutrition: RichText } | null
  details: AccordionItem[]
  usage: AccordionItem[]
  banner: BannerSection | null
  bannerLegalText: string | null
  /** Questions on the subject of the product, and the path of their page. */
  faq: { questions: FaqQuestion[]; href: string } | null
  related: CardModel[]
  isMedicine: boolean
  /** Null where editors made no claim. */
  category: ProductCategory | null
  /** In months. */
  minimumAge: number | null
  leaflet: Leaflet | null
  registrationNumber: string | null
  /** As editors wrote it: `{produto}` stands for the product's name. */
  legalText: string | null
  /** On the server only: names its reviews until they are read (`page-props/with-ratings.ts`). */
  ratingKey?: string
  /** Null where the product may not be reviewed. */
  reviews: ProductReviews | null
}
