import type { Guidance } from '@/shared/content-model/types/search-guidance'
import { readHits } from '@/ui/search/algolia/hit'
import type { Suggestions } from '@/ui/search/port'

/** Records as the service sends them. */
export const rawHits = (...titles: string[]) =>
  titles.map((title) => ({
    objectID: title,
    title,
    shortDescription: `Sobre ${title}`,
    url: `/pt-br/${encodeURIComponent(title)}/`,
    heroImage: { url: 'https://images.ctfassets.net/a.png', title: '', width: 400, height: 400 },
  }))

const info = (titles: string[]) => ({
  hits: readHits(rawHits(...titles)),
  num_pages: 1,
  total_result_count: titles.length,
  query: '',
  per_page: 2,
})

export const makeSuggestions = (
  keywords: string[],
  articles: string[] = [],
  products: string[] = [],
): Suggestions => ({
  keywords,
  results: { 'articles-pt-br': info(articles), 'products-pt-br': info(products) },
})

/** Guidance that holds products back. */
export const makeGuidance = (more: Partial<Guidance> = {}): Guidance => ({
  ...{
    id: 'g',
    words: [],
    when: [],
    danger: null,
    gravity: 'caution',
    calls: [],
    text: null,
    withholdsProducts: true,
  },
  title: 'Ligue agora para o Samu, 192',
  href: '/pt-br/dicas/sinais/',
  ...more,
})
