import { makeBase } from '@tests/unit/ui/templates/editorial-fixtures'
import { cutAtWord, withDescription } from '@/server/content/pages/finish-page'
import type { ContentPageModel } from '@/shared/content-model/types/content-page'
import type { Section } from '@/shared/content-model/views/rich-text'

const pageOf = (...sections: Section[]): ContentPageModel => ({
  ...makeBase(),
  type: 'content',
  containers: [{ id: 'box', width: 'wide', surface: 'white', backgroundImage: null, sections }],
  comparison: null,
  reviewable: null,
  continents: null,
})
const words = 'Beba água , descanse e areje a casa todos os dias. '
const text = (value: string): Section => ({
  type: 'richText',
  id: 'text',
  title: 'Em casa',
  headingLevel: 'h2',
  body: [{ kind: 'paragraph', children: [value] }],
})

test('a page without a description is told of by its own first words, cut at a word (SEO-1)', () => {
  const { description } = withDescription(pageOf(text(words.repeat(9)))).meta
  expect(description).toMatch(/^Beba água, descanse e areje a casa todos os dias\. Beba .*[a-zúá]…$/)
  expect(description?.length).toBeLessThanOrEqual(161)
})

test('what editors wrote stays, and a page of hardly any words keeps none', () => {
  const own = pageOf(text(words.repeat(9)))
  expect(withDescription({ ...own, meta: { ...own.meta, description: 'D' } }).meta.description).toBe('D')
  expect(withDescription(pageOf(text('Oi.'))).meta.description).toBeNull()
})

test('words of buttons are no description', () => {
  const action = { id: 'a', href: '/pt-br/', text: words.repeat(3), variant: 'primary' } as const
  expect(withDescription(pageOf({ type: 'action', id: 'b', action })).meta.description).toBeNull()
})

test('a word longer than a description is cut all the same', () => {
  expect(cutAtWord('x'.repeat(300)).length).toBeLessThanOrEqual(161)
  expect(cutAtWord('curto e  bom')).toBe('curto e bom')
})
