import type { CardModel } from '@/shared/content-model/views/card'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { ProductReviews } from '@/shared/content-model/views/review'
import type { RichText } from '@/shared/content-model/views/rich-text'
import { pageType } from '../declare'
import { choice, flag, integer, many, one, picture, richText, symbol, symbols, text, yesNo } from '../fields'
import { pageFields } from '../page-fields'
import { gtin, pageTitle } from '../shared-fields'
import type { AccordionItem } from '../views/rich-text'
import { PRODUCT_CATEGORIES, type ProductCategory } from '../vocabulary'
import type { BannerSection } from './banner'
import type { FaqQuestion } from './faq-section'
import type { ActiveIngredient, Leaflet } from './product-parts'
import type { ProductVariant, Retailer } from './product-variant'

export const product = pageType(
  'Produto',
  'Um produto com variantes e aromas.',
  { type: 'product' },
  {
    ...pageFields,
    title: pageTitle,
    line: symbol('Linha', {
      seldomShown: true,
      help: 'A linha a que pertence, como Xarope. Aparece acima do título nos cartões e na página.',
    }),
    searchCategory: symbol('Categoria para buscadores', {
      group: 'page',
      help: 'O que o produto é, em palavras de quem procura: Pomada descongestionante. Vazio: a linha.',
    }),
    shortDescription: text('Descrição curta', {
      max: 200,
      help: 'Uma ou duas frases abaixo do título, nos cartões e, sem metadados, nos buscadores.',
    }),
    description: richText('Descrição', [], { help: 'O texto da página, abaixo da imagem e das escolhas.' }),
    featuredSort: integer('Posição em destaques', {
      min: 0,
      max: 9999,
      group: 'shop',
      help: 'Lugar na ordem Destaques das listagens: 1 vem primeiro. Vazio: depois de todos os que têm número.',
    }),
    newestSort: integer('Posição em novidades', {
      min: 0,
      max: 9999,
      group: 'shop',
      help: 'Lugar na ordem Novidades das listagens: 1 vem primeiro. Vazio: depois de todos os que têm número.',
    }),
    facets: many('Filtros', ['facet'], {
      help: 'Os filtros em que o produto é achado, nas listagens, na busca e no recomendador.',
    }),
    heroImage: picture('Imagem principal', {
      help: 'A embalagem, nos cartões e na página, onde a variante e o aroma não têm imagem própria.',
    }),
    activeIngredients: many('Princípios ativos', ['activeIngredient'], {
      isSafety: true,
      askedOf: 'medicine',
      group: 'health',
      help: 'O que o produto contém e para que serve cada um. Decidem também quais produtos aparecem lado a lado.',
    }),
    inci: symbols('Ingredientes (INCI)', {
      group: 'health',
      help: 'De cosméticos: os nomes internacionais, na ordem do rótulo.',
    }),
    allergens: text('Alergênicos', {
      group: 'health',
      help: 'Como no rótulo: ALÉRGICOS: CONTÉM LEITE. NÃO CONTÉM GLÚTEN.',
    }),
    nutrition: richText('Informação nutricional', [], {
      group: 'health',
      help: 'De alimentos: uma tabela, com títulos na primeira linha.',
    }),
    productDetails: many('Detalhes', ['productSection'], {
      help: 'Textos que se abrem na página, como Indicações.',
    }),
    usageInstructions: many('Modo de usar', ['productSection'], {
      help: 'Textos que se abrem na página, sobre como usar.',
    }),
    pdpBanner: one('Faixa', ['pdpBanner'], {
      help: 'Uma faixa larga na página do produto, com o texto legal dela.',
    }),
    faqPage: one('Perguntas frequentes', ['faqPage'], {
      help: 'As perguntas deste assunto aparecem na página do produto.',
    }),
    relatedProducts: many('Produtos relacionados', ['product'], {
      help: 'Cartões no fim da página. Os que não podem ser usados junto com este, ou não são para as mesmas pessoas, não aparecem.',
    }),
    variants: many('Variantes', ['productVariant'], {
      group: 'shop',
      help: 'Tamanhos e tipos que se escolhem na página; o primeiro vem escolhido. É neles que estão os aromas e as lojas.',
    }),
    gtin,
    ratingAndReviewId: symbol('Identificador das avaliações', {
      group: 'shop',
      help: 'Vazio: o produto não recebe avaliações.',
    }),
    acceptsReviews: flag('Recebe avaliações', {
      group: 'shop',
      fallback: true,
      help: 'Medicamentos nunca recebem, nem produtos em que não se diz se são medicamento.',
    }),
    isMedicine: yesNo('É medicamento', {
      askedOf: 'all',
      group: 'health',
      help: 'Responda sempre: sem resposta, o produto não recebe avaliações.',
    }),
    category: choice('Categoria', PRODUCT_CATEGORIES, {
      askedOf: 'medicine',
      group: 'health',
      help: 'Aparece em cada cartão e no alto da página. Vazio: só medicamentos têm a sua.',
    }),
    minimumAge: integer('Idade mínima, em meses', {
      askedOf: 'medicine',
      group: 'health',
      min: 0,
      max: 216,
      help: '24 para 2 anos, 216 para adultos, 0 para todas as idades. Vazio: o site não diz nada sobre a idade.',
    }),
    withDoctorUntil: integer('Só com médico até, em meses', {
      group: 'health',
      min: 1,
      max: 216,
      help: 'Só se a bula pede o médico ou o pediatra abaixo de uma idade: 144 para menores de 12 anos. Aparece ao lado da idade mínima.',
    }),
    notFor: many('Não indicado para', ['facet'], {
      isSafety: true,
      group: 'health',
      help: 'Sintomas, condições e pessoas. O produto nunca é sugerido a quem os escolhe no recomendador, mesmo que combine com as outras respostas.',
    }),
    leaflet: one('Bula', ['leaflet'], {
      isSafety: true,
      askedOf: 'medicine',
      group: 'health',
      help: 'A bula, com os arquivos e a página de texto. Todo medicamento precisa dela.',
    }),
    recall: text('Recolhimento', {
      group: 'health',
      max: 600,
      help: 'Só durante um recolhimento: os lotes e o que fazer. Substitui “Onde comprar”, marca o produto no site todo e o tira do recomendador e das sugestões.',
    }),
    registrationNumber: symbol('Número de registro', {
      askedOf: 'medicine',
      group: 'health',
      help: 'O número no órgão regulador, como 1.0000.0000.',
    }),
    legalText: text('Avisos legais', {
      placeholders: ['produto'],
      group: 'health',
      help: 'Use {produto} onde deve aparecer o nome do produto.',
    }),
    keywords: symbols('Palavras para a busca', { group: 'page', help: 'A mais importante primeiro.' }),
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
  faq: { questions: FaqQuestion[]; href: string } | null
  related: CardModel[]
  isMedicine: boolean
  /** Null where editors made no claim. */
  category: ProductCategory | null
  /** In months. */
  minimumAge: number | null
  /** In months; below it a doctor decides. */
  withDoctorUntil: number | null
  /** Titles of its facets of form, such as ointment, and of moment, such as night. */
  forms: string[]
  moments: string[]
  leaflet: Leaflet | null
  /** Which lots are recalled, and what to do; null unless the product is. Then it has no shops. */
  recall: string | null
  registrationNumber: string | null
  /** As editors wrote it: `{produto}` stands for the product's name. */
  legalText: string | null
  /** On the server only: names its reviews until they are read (`page-props/with-ratings.ts`). */
  ratingKey?: string
  /** Null where the product may not be reviewed. */
  reviews: ProductReviews | null
}
