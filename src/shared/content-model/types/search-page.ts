import type { PageBase } from '@/shared/content-model/views/page-base'
import type { SearchConcept } from '@/shared/content-model/views/search-dictionary'
import { pageType } from '../declare'
import { many, one } from '../fields'
import { fixedPageFields } from '../page-fields'
import { pageDescription, pageTitle } from '../shared-fields'
import type { PopularSearch } from './header'
import type { LinksSection } from './link'
import type { Guidance } from './search-guidance'
import type { SitemapLink } from './sitemap'

export const searchPage = pageType(
  'Busca',
  'A página de resultados da busca.',
  { type: 'search', path: 'search', isUnlisted: true },
  {
    ...fixedPageFields,
    title: pageTitle,
    description: pageDescription,
    suggestions: many('Sugestões', ['popularSearch'], {
      help: 'Buscas oferecidas antes de se escrever. Vazio: as do cabeçalho.',
    }),
    linkContainer: one('Caminhos', ['linkContainer'], {
      help: 'Links para as páginas de que se parte sem buscar. As outras listagens vêm depois.',
    }),
    guidance: many('Orientações', ['searchGuidance'], {
      isSafety: true,
      help: 'O que a busca responde antes de tudo, a quem escreve certas palavras.',
    }),
    unclear: one('Quando não se entende', ['searchGuidance'], {
      isSafety: true,
      help: 'Aparece antes de tudo quando uma frase não é entendida; os produtos só depois de um toque.',
    }),
    concepts: many('Conceitos', ['searchConcept'], {
      isSafety: true,
      help: 'As palavras pelas quais a busca entende frases.',
    }),
    synonyms: many('Sinônimos', ['synonymSet'], { help: 'Palavras que a busca trata como iguais.' }),
  },
)

/** The search page at its fixed path (behavior ROUTE-2). */
export interface SearchPageModel extends PageBase {
  type: 'search'
  description: string | null
  suggestions: PopularSearch[]
  /** Those of the header entry: the overlay reads them here, so that no other page carries them. */
  popularSearches: PopularSearch[]
  links: LinksSection | null
  /** What answers certain words before everything else. */
  guidance: Guidance[]
  /** What answers a sentence that is not understood; null where editors wrote nothing. */
  unclear: Guidance | null
  concepts: SearchConcept[]
  /** Visitors' page of a space with none of these three: a search loads no rules. */
  isPlain?: true
  /** The listing pages and the sitemap: where visitors find everything without searching. */
  listings: SitemapLink[]
}
