import type { IndexSettings } from 'algoliasearch'
import type { SearchIndex } from '@/models/search'
import { FACET_GROUPS } from '@/products/facet-group'

/** Algolia has lists of small words for both, and a dictionary of plurals for Portuguese only. */
const LANGUAGES: NonNullable<IndexSettings['queryLanguages']> = ['pt-br', 'pt']

/**
 * Words of speech that say little of what is looked for: small ones that written lists of stop words lack, and those
 * round a wish ("posso tomar", "quero um bom remédio"). A page need not have them, also where one ends the query, when
 * it might be the beginning of a longer word.
 */
const SMALL_WORDS = [
  'pra pras pro pros prum pruma num numa nuns dum duma aí aqui lá né tá tô tão vc vcs pq oq q tb tbm mto mt oi olá',
  'você muito muita bem ainda sempre toda hora vez vezes coisa algo algum alguma tipo favor antes depois até',
  'posso pode podem quero queria preciso precisa devo deve consigo consegue tenho tem ter estou está ficar fica',
  'fazer faz faço dar dá dou ajuda serve funciona comprar usar usa uso tomar toma tomo passar passa vai vem',
  'remédio medicamento remedinho produto tratamento dica dicas bom boa melhor forte fortes ruim feia feio',
  'mal normal demais alta alto jeito caso gente casa dias semana semanas ano anos mês meses',
]

const shared = {
  // In this order: the page that is the answer to a word comes before those that have it in their title, and a word in the
  // title says more than the same word in the text. One word of an expression is no answer yet.
  searchableAttributes: [
    'guidanceFor',
    'title',
    'keywords',
    'shortDescription',
    'facets',
    'category',
    'guidancePhrases',
    'unordered(body)',
  ],
  attributesToRetrieve: [
    'title',
    'shortDescription',
    'url',
    'heroImage',
    'keywords',
    'category',
    'facets',
    'rating',
    'mark',
    'minimumAge',
  ],
  attributesToHighlight: ['title', 'shortDescription'],
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: ['pt'],
  removeStopWords: true,
  // Every other word should match; where no page has them all, those with most of them are found, and come first.
  optionalWords: SMALL_WORDS.flatMap((words) => words.split(' ')),
  removeWordsIfNoResults: 'allOptional',
  // Where words stand says more than how near to each other they do.
  ranking: ['typo', 'geo', 'filters', 'attribute', 'words', 'proximity', 'exact', 'custom'],
  // Every word counts: one of them in the title does not make up for another one deep in the text.
  attributeCriteriaComputedBy: 'sum',
  customRanking: ['asc(featured)', 'asc(newest)'],
} satisfies IndexSettings

/**
 * The settings of an index: what is searched, filtered by, ranked by and sent back.
 * @param facetGroups titles of the editors' groups of filters by their keys, as in `SearchContent`.
 */
export function indexSettings(index: SearchIndex, facetGroups: Record<string, string>): IndexSettings {
  if (index === 'articles') return { ...shared, attributesForFaceting: ['category'] }
  const attributes = Object.keys(facetGroups).map((key) => `facets.${key}`)
  return {
    ...shared,
    // In running text, "bebê" is not the beginning of "beber", nor a misspelled "beba".
    disablePrefixOnAttributes: ['body'],
    disableTypoToleranceOnAttributes: ['body'],
    attributesForFaceting: [...attributes, FACET_GROUPS],
    renderingContent: { facetOrdering: { facets: { order: attributes } } },
  }
}
