import { examples } from '@tests/unit/ui/sections/fixtures'
import { searchTextOfArticle, searchTextOfProduct } from '@/server/content/search/search-text'
import type { FaqSection } from '@/shared/content-model/types/faq-section'
import type {
  AccordionItem,
  RichTextBlock,
  RichTextInline,
  Section,
} from '@/shared/content-model/views/rich-text'

const text = (value: string): RichTextInline => value
const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ kind: 'paragraph', children })
const list = (...items: string[]): RichTextBlock => ({
  kind: 'list',
  items: items.map((item) => [paragraph(text(item))]),
})
const embedded = (section: Section): RichTextBlock => ({ kind: 'section', section })
const item = (id: string, title: string, words: string): AccordionItem => ({
  id,
  anchor: `detalhes-${id}`,
  title,
  body: [paragraph(text(words))],
  expandedImage: null,
  collapsedImage: null,
})
const trade = { psId: '1', slId: '2', gtin: '789' }

const product = {
  description: [paragraph(text('Com cân'), text('fora.')), list('Um', 'Dois')],
  details: [item('serve', 'Para que serve', 'Nariz.'), item('nao', 'Quando não usar', 'Com asma.')],
  usage: [item('como', 'Como usar', 'Passe.'), item('medico', 'Quando procurar o médico', 'Febre.')],
  ingredients: [{ id: 'i', name: 'Mentol', purpose: 'Refresca', synonyms: ['Levomentol'], reviewedAt: null }],
  variants: [
    {
      ...trade,
      id: 'v',
      key: 'v',
      name: 'Frasco',
      picture: null,
      scents: [
        {
          ...trade,
          id: 's',
          key: 's',
          title: 'Em extenso',
          name: 'Menta',
          color: 'menta',
          pictures: [],
          retailerIds: [],
        },
      ],
    },
  ],
} satisfies Parameters<typeof searchTextOfProduct>[0]

const faq: FaqSection = {
  type: 'faq',
  id: 'faq',
  title: 'Dúvidas',
  questions: [{ id: 'q', anchor: 'q', question: 'Dói?', answer: 'Não.' }],
  action: null,
}

const article = {
  summary: ['Tosse passa.'],
  body: [paragraph(text('Tossir é uma defesa.'))],
  supplies: ['Soro'],
  steps: [{ id: 'passo', title: 'Lave', text: 'As mãos.', image: null, seconds: null }],
  faq,
}

test('of a product its own texts are searched, in the order of its page; what warns is not (SEARCH-11)', () => {
  expect(searchTextOfProduct(product, new Set(['nao', 'medico']))).toBe(
    'Com cânfora. Um Dois Para que serve Nariz. Como usar Passe. Mentol Refresca Frasco Menta',
  )
})

test('of an article its text, steps, supplies and questions are searched, and not what other pages say too (SEARCH-11)', () => {
  expect(searchTextOfArticle(article)).toBe(
    'Tosse passa. Tossir é uma defesa. Lave As mãos. Soro Dúvidas Dói? Não.',
  )
})

/** Kinds of sections that say what the page is about; the others stand on many pages or lead to others. */
const OWN = ['richText', 'accordion', 'tabs', 'faq', 'video']

test.each(Object.values(examples).map(({ section }) => [section.type, section] as const))(
  'a section in a text says what the page is about only where it is the page’s own: %s',
  (type, section) => {
    const words = searchTextOfArticle({
      ...article,
      summary: [],
      body: [embedded(section)],
      steps: [],
      supplies: [],
      faq: null,
    })
    expect(words !== '').toBe(OWN.includes(type))
  },
)
