import { makeGuidance } from '@tests/unit/ui/search/hits'
import { makeBase, makeRecommender } from '@tests/unit/ui/templates/editorial-fixtures'
import { boundedPage, remainderOfPage } from '@/server/page-props/bounded-page'
import type { PageModel, PageType } from '@/shared/content-model'
import type { SearchPageModel } from '@/shared/content-model/types/search-page'
import type { CardModel } from '@/shared/content-model/views/card'
import { makeContentPage } from './fixtures'

/** What page data may be in all, less what stands round a page. */
const MOST_BYTES = 26_000

const base = (slug: string) => makeBase({ id: slug, slug, title: slug })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
/** About as long as cards of real pages are. */
const card = (index: number): CardModel => ({
  id: `entrada-de-cartao-${index}`,
  kind: 'product',
  title: `Um título de cartão como os editores escrevem ${index}`,
  eyebrow: 'Sintomas',
  text: 'Um texto de duas linhas, que diz do que se trata e a quem pode servir.',
  image: {
    alt: 'Frasco e caixa lado a lado sobre um fundo claro',
    desktop: {
      url: `http://images.ctfassets.net/espaco/imagem-${index}/abcdef0123456789/picture-${index}.jpg`,
      width: 1200,
      height: 900,
    },
  },
  href: `/pt-br/produtos/copias/uma-pagina-${index}/`,
})
const link = (index: number) => ({
  href: `/pt-br/artigos/uma-pagina-${index}/`,
  text: `Uma página de nome usual ${index}`,
})

const longSection = (title: string, list: string, count: number) => ({
  ...{ id: title, title, href: null, subsections: [], list: `/pt-br/lista/${list}/` },
  links: numbers(count).map(link),
})

const cases = (count: number): { [Type in PageType]?: PageModel } => ({
  articleListing: {
    ...base('dicas'),
    type: 'articleListing',
    picture: null,
    words: [],
    sickDay: null,
    signUp: null,
    tabs: numbers(5).map((tab) => ({
      key: `aba-${tab}`,
      title: `Aba ${tab}`,
      teasers: numbers(count)
        .filter((index) => index % 5 === tab)
        .map((index) => card(index).id),
      viewMore: null,
      sickDay: null,
    })),
    teasers: numbers(count).map((index) => ({ card: card(index), isHowTo: false, keepReading: null })),
  },
  faqLanding: {
    ...base('perguntas'),
    type: 'faqLanding',
    description: null,
    action: null,
    callout: null,
    topics: numbers(8).map((topic) => ({
      id: `assunto-${topic}`,
      title: `Assunto ${topic}`,
      href: `/pt-br/perguntas/${topic}/`,
      picture: null,
      questions: numbers(Math.ceil(count / 8)).map((index) => ({
        id: `pergunta-${topic}-${index}`,
        anchor: `pergunta-${topic}-${index}`,
        question: 'Posso dar o xarope a uma criança de três anos que toma outro remédio?',
        answer: 'Pergunte antes ao pediatra ou ao farmacêutico. '.repeat(4),
      })),
    })),
  },
  sitemap: {
    ...base('mapa'),
    type: 'sitemap',
    left: [longSection('Produtos', 'produtos', count)],
    right: [longSection('A marca', 'artigos', count)],
  },
  collectionList: {
    ...base('colecoes'),
    type: 'collectionList',
    picture: null,
    words: [],
    collections: numbers(count).map(card),
  },
  recommender: makeRecommender({
    products: numbers(count).map((index) => ({
      card: card(index),
      facets: [],
      featured: null,
      excludedBy: [],
      conflicts: [],
    })),
  }),
  content: makeContentPage({
    comparison: {
      groups: [],
      products: numbers(count).map((index) => ({
        ...{ id: String(index), key: `copias/uma-pagina-${index}`, line: null, picture: card(index).image },
        minimumAge: 24,
        withDoctorUntil: null,
        notFor: [],
        ...{ title: card(index).title, text: card(index).text, href: card(index).href, isMedicine: true },
        ...{
          registrationNumber: '1.0000.0000.000-0',
          ingredients: ['Mentol'],
          notWith: [],
          variants: ['120 ml'],
          facets: [],
        },
      })),
    },
  }),
  faq: {
    ...base('perguntas/febre'),
    type: 'faq',
    description: null,
    picture: null,
    questions: [],
    reviewer: null,
    reviewedOn: null,
    notice: null,
    landing: null,
    others: numbers(count).map(link),
  },
})
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const types = Object.keys(cases(0)) as PageType[]
const bounded = (type: PageType, count: number) => {
  const page = cases(count)[type]
  if (!page) throw new Error(`no page of type ${type}`)
  return { page, result: boundedPage(page), rest: remainderOfPage(page) }
}

test.each(types)('a page of type %s stays of one size, however much there is (LIST-8)', (type) => {
  const many = sizeOf(bounded(type, 2000).result)
  expect(many).toBeLessThan(MOST_BYTES)
  expect(Math.abs(many - sizeOf(bounded(type, 1000).result))).toBeLessThan(1000)
})

test.each(types.filter((type) => type !== 'recommender'))(
  'a short page of type %s is unchanged (LIST-8)',
  (type) => {
    const { page, result } = bounded(type, 8)
    expect({ ...result, left: null, right: null }).toEqual({ ...page, left: null, right: null })
    expect(JSON.stringify(result)).not.toMatch(/"list"|restHref/)
  },
)

test.each(['articleListing', 'faqLanding', 'collectionList', 'recommender', 'content'] as const)(
  'a page of type %s says where the rest is, and the answer has all of it',
  (type) => {
    const { page, result, rest } = bounded(type, 2000)
    expect(JSON.stringify(result)).toContain(`/api/page-rest/?pagina=${page.slug}`)
    expect(JSON.stringify(rest)).toContain(type === 'faqLanding' ? 'pergunta-7-249' : 'uma-pagina-1999')
  },
)

test('the search page carries no rules; they are its rest', () => {
  const rules = {
    guidance: [makeGuidance({ words: ['febre'], gravity: 'urgent' })],
    unclear: null,
    concepts: [{ key: 'febre', kind: 'symptom' as const, words: ['febre'] }],
    popularSearches: [],
  }
  const page: SearchPageModel = {
    ...base('search'),
    type: 'search',
    description: null,
    suggestions: [],
    links: null,
    listings: [],
    ...rules,
  }
  expect(boundedPage(page)).toEqual({ ...page, guidance: [], concepts: [] })
  expect(remainderOfPage(page)).toEqual(rules)
  // Without any a search has nothing to load (SEARCH-18).
  const plain = { ...page, guidance: [], concepts: [] }
  expect(boundedPage(plain)).toEqual({ ...plain, isPlain: true })
  const unclear = makeGuidance({ words: [], gravity: 'urgent' })
  expect(boundedPage({ ...plain, unclear })).toEqual({ ...plain, unclear })
})

test('long sections of a sitemap lead to the list of all (SITEMAP-2)', () => {
  const { result } = bounded('sitemap', 2000)
  if (result.type !== 'sitemap') throw new Error('a sitemap stays one')
  const { left, right } = result
  const lists = [...left, ...right].map(({ list }) => list)
  expect(lists).toEqual(['/pt-br/lista/produtos/', '/pt-br/lista/artigos/'])
})
