import { makeMeta } from '@tests/factories/page-meta'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type { CardModel } from '@/shared/content-model/views/card'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { RichTextBlock } from '@/shared/content-model/views/rich-text'
import { slugOf } from '@/shared/utils/slug'

/** What every page model starts with. */
export const makeBase = (overrides: Partial<PageBase> = {}): PageBase => ({
  id: 'page',
  slug: 'pagina',
  title: 'Título da página',
  meta: makeMeta('Título da página'),
  crumbs: [],
  isTransparent: false,
  topSpacing: 'none',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...overrides,
})

export const makeCard = (id: string, overrides: Partial<CardModel> = {}): CardModel => ({
  id,
  kind: 'article',
  title: `Artigo ${id}`,
  eyebrow: null,
  text: null,
  image: null,
  href: `/pt-br/dicas/${id}/`,
  ...overrides,
})

const heading = (level: number, value: string): RichTextBlock => ({
  kind: 'heading',
  level,
  anchor: slugOf(value),
  children: [value],
})
const paragraph = (value: string): RichTextBlock => ({ kind: 'paragraph', children: [value] })

/** An article with nothing but a text of two headings. */
export const makeArticle = (overrides: Partial<ArticleModel> = {}): ArticleModel => ({
  ...makeBase({ slug: 'dicas/febre', title: 'Como medir a febre' }),
  type: 'article',
  description: null,
  summary: [],
  category: null,
  isHowTo: false,
  picture: null,
  author: null,
  reviewer: null,
  publishedOn: null,
  reviewedOn: null,
  readingMinutes: 3,
  share: null,
  contents: { title: 'Neste texto', action: null },
  body: [
    paragraph('Antes de tudo, calma.'),
    heading(1, 'Onde medir'),
    paragraph('Na axila.'),
    heading(2, 'Detalhe'),
    heading(1, 'Quando repetir'),
    paragraph('Depois de 4 horas.'),
  ],
  supplies: [],
  steps: [],
  references: [],
  faq: null,
  helpful: null,
  relatedTitle: null,
  related: [],
  viewAll: null,
  ...overrides,
})

/** A recommender that asks nothing. */
export const makeRecommender = (overrides: Partial<RecommenderModel> = {}): RecommenderModel => ({
  ...makeBase({ slug: 'recomendador' }),
  type: 'recommender',
  description: null,
  image: null,
  questions: [],
  articles: [],
  notices: [],
  products: [],
  resultTitle: null,
  otherSuggestions: [],
  emergencyNotice: null,
  doctorNotice: null,
  notice: null,
  medicineNotice: null,
  ...overrides,
})
