import { withUniqueAnchors } from '@/server/content/pages/finish-page'
import type { RichTextBlock } from '@/shared/content-model/views/rich-text'
import { slugOf } from '@/shared/utils/slug'

const heading = (value: string): RichTextBlock => ({
  kind: 'heading',
  level: 1,
  anchor: slugOf(value),
  children: [value],
})
const anchorsIn = (nodes: RichTextBlock[]) => nodes.map((node) => 'anchor' in node && node.anchor)

test('headings are told apart over all texts of a page (SECTION-3)', () => {
  const page = withUniqueAnchors({
    body: [heading('Dor de cabeça?'), heading('Dose')],
    tabs: [{ body: [heading('Dose')] }, { body: [heading('Dose 2')] }],
  })
  expect(anchorsIn(page.body)).toEqual(['dor-de-cabeca', 'dose'])
  expect(page.tabs.flatMap(({ body }) => anchorsIn(body))).toEqual(['dose-3', 'dose-2'])
})

test('headings in sections that stand in a text count too', () => {
  const inner = {
    type: 'richText',
    id: 'a',
    title: null,
    headingLevel: 'h2',
    body: [heading('Uso')],
  } as const
  const section = { ...inner, body: [...inner.body] }
  const page = withUniqueAnchors({ body: [heading('Uso'), { kind: 'section', section } as const] })
  expect(anchorsIn(page.body)[0]).toBe('uso')
  expect(anchorsIn(section.body)).toEqual(['uso-2'])
})

test('one question in two places, and one named by editors, never share an anchor (SECTION-3)', () => {
  const questions = ['febre', 'febre', 'Com espaços e ç', 'Maiuscula_1']
  const page = withUniqueAnchors({ questions: questions.map((anchor) => ({ anchor })) })
  expect(page.questions.map(({ anchor }) => anchor)).toEqual([
    'febre',
    'febre-2',
    'com-espacos-e-c',
    'Maiuscula_1',
  ])
})

test('what the site calls its own parts is never taken', () => {
  const page = withUniqueAnchors({
    body: ['Menu', 'Conteúdo', 'Passo 1', 'Artigo: passos'].map(heading),
  })
  expect(anchorsIn(page.body)).toEqual(['menu-2', 'conteudo-2', 'passo-1-2', 'artigo-passos-2'])
})
