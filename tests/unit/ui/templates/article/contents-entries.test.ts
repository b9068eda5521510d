import type { RichTextBlock } from '@/shared/content-model/views/rich-text'
import { splitAtFirstHeading } from '@/shared/content-model/views/rich-text-tree'
import { articleLabels } from '@/shared/labels/article'
import { createLabelReader } from '@/shared/labels/reader'
import { contentsEntries } from '@/ui/templates/article/TableOfContents'
import { makeArticle } from '../editorial-fixtures'

const label = createLabelReader(articleLabels, {})
const entriesOf = (overrides: Parameters<typeof makeArticle>[0] = {}) =>
  contentsEntries(makeArticle(overrides), label).map(({ anchor, title }) => [anchor, title])

test('the contents list the headings of the first rank, with the anchors that the text gives them (ARTICLE-1)', () => {
  expect(entriesOf()).toEqual([
    ['onde-medir', 'Onde medir'],
    ['quando-repetir', 'Quando repetir'],
  ])
})

test('steps come first; questions and references come last', () => {
  const entries = entriesOf({
    steps: [{ id: 'a', title: 'Lave as mãos', text: 'Com sabão.', image: null, seconds: null }],
    faq: { type: 'faq', id: 'faq', title: null, questions: [], action: null },
    references: [{ id: 'r', title: 'Ministério da Saúde', publisher: null, href: null, consultedOn: null }],
  })
  expect(entries.map(([anchor]) => anchor)).toEqual([
    'artigo-passos',
    'onde-medir',
    'quando-repetir',
    'artigo-perguntas',
    'artigo-referencias',
  ])
})

test('two headings of the same words keep the anchors that they were given', () => {
  const heading = (value: string, anchor: string): RichTextBlock => ({
    kind: 'heading',
    level: 1,
    anchor,
    children: [value],
  })
  expect(entriesOf({ body: [heading('Dose', 'dose'), heading('Dose', 'dose-2')] })).toEqual([
    ['dose', 'Dose'],
    ['dose-2', 'Dose'],
  ])
})

test('a text is parted before its first heading, so that the steps of a how-to follow its opening', () => {
  const { opening, rest } = splitAtFirstHeading(makeArticle().body)
  expect(opening).toHaveLength(1)
  expect(rest).toHaveLength(5)
  expect(splitAtFirstHeading(opening)).toEqual({ opening, rest: [] })
})
