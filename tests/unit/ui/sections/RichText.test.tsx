import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type {
  RichTextBlock,
  RichTextInline,
  RichTextMark,
  RichText as RichTextModel,
} from '@/shared/content-model/views/rich-text'
import { RichText } from '@/ui/sections/RichText/RichText'
import { examples } from './fixtures'

const marked = (value: string, ...marks: RichTextMark[]): RichTextInline => ({ kind: 'text', value, marks })
const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ kind: 'paragraph', children })
const heading = (level: number, words: string, anchor = words): RichTextBlock => ({
  kind: 'heading',
  level,
  anchor,
  children: [words],
})
const show = (...body: RichTextModel) => render(<RichText body={body} />).container

it('draws nothing for an empty document', () => {
  expect(show()).toBeEmptyDOMElement()
})

it('drops a node of unknown kind and keeps what stands beside it', () => {
  const unknown = { kind: 'spinning-cube', children: ['Nunca'] } as never
  expect(show(unknown, paragraph('Um.', unknown))).toHaveTextContent(/^Um\.$/)
})

it('shows HTML as the text that it is', () => {
  const container = show(paragraph('<b onclick="x">oi</b>'))
  expect(container).toHaveTextContent('<b onclick="x">oi</b>')
  expect(container.querySelector('b')).toBeNull()
})

it('draws marks, the first of them innermost', () => {
  const container = show(
    paragraph(marked('forte', 'bold'), marked('leve', 'italic'), marked('x', 'code', 'bold')),
  )
  expect(container.querySelector('b')).toHaveTextContent('forte')
  expect(container.querySelector('i')).toHaveTextContent('leve')
  expect(container.querySelector('b > code')).toHaveTextContent('x')
  expect(container).toHaveTextContent('forteleve')
})

it('marks the hour that a heading begins with, and reads it as it is written (SECTION-3)', () => {
  show(heading(1, '23 h às 6 h, se alguém acordar', 'a'), heading(1, '7 horas depois, de manhã', 'b'))
  const [plan, plain] = screen.getAllByRole('heading')
  expect(plan).toHaveTextContent(/^23 h às 6 h, se alguém acordar$/)
  expect(plan?.firstElementChild).toHaveClass('time')
  expect(plain?.firstElementChild).toBeNull()
})

it('links inside the site without a new tab, and outside it safely', () => {
  const link = (href: string, words: string): RichTextInline => ({ kind: 'link', href, children: [words] })
  show(paragraph(link('/pt-br/a/', 'dentro'), link('https://example.org', 'fora')))
  expect(screen.getByRole('link', { name: 'dentro' })).not.toHaveAttribute('rel')
  expect(screen.getByRole('link', { name: 'fora (abre em nova aba)' })).toHaveAttribute('target', '_blank')
})

it('gives every heading the anchor that the model found for it', () => {
  show(
    heading(1, 'Como usar', 'como-usar'),
    heading(1, 'Como usar', 'como-usar-2'),
    heading(2, 'Em crianças', 'em-criancas'),
  )
  expect(screen.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 como-usar',
    'H2 como-usar-2',
    'H3 em-criancas',
  ])
})

it('begins below the heading that it stands under', () => {
  const body = [heading(1, 'a'), heading(2, 'b'), heading(3, 'c')]
  render(<RichText body={body} topHeading={4} />)
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6'])
})

it('draws lists with and without numbers, and what stands in their items', () => {
  const items = [[paragraph('um')], [paragraph('dois'), heading(1, 'Mais')]]
  show({ kind: 'list', items }, { kind: 'list', isOrdered: true, items })
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'um',
    'doisMais',
    'um',
    'doisMais',
  ])
})

it('draws quotes and rules', () => {
  const container = show({ kind: 'quote', children: [paragraph('dito')] }, { kind: 'rule' })
  expect(container.querySelector('blockquote')).toHaveTextContent('dito')
  expect(screen.getByRole('separator')).toBeInTheDocument()
})

it('A11Y-2: a link that is all of its cell is as large as a target; one within words is not', () => {
  const link: RichTextInline = { kind: 'link', href: '/pt-br/produtos/pomada/', children: ['Pomada'] }
  const row = [
    { scope: 'row' as const, children: [paragraph(link)] },
    { children: [paragraph(link)] },
    { children: [paragraph('Leia ', link)] },
  ]
  show({ kind: 'table', columns: 'Produto', rows: [row] })
  expect(screen.getByRole('rowheader')).toHaveClass('alone')
  expect(screen.getAllByRole('cell').map(({ className }) => className)).toEqual(['alone', ''])
})

it('scrolls a wide table in a frame that a keyboard reaches, with named columns and rows', () => {
  const th = (scope: 'col' | 'row', words: string) => ({ scope, children: [paragraph(words)] })
  show({
    kind: 'table',
    columns: 'Produto, Idade',
    rows: [
      [th('col', 'Produto'), th('col', 'Idade')],
      [th('row', 'Pomada'), { children: [paragraph('2 anos')] }],
    ],
  })
  expect(screen.getByRole('figure', { name: /^Tabela: Produto, Idade\./ })).toHaveAttribute('tabindex', '0')
  // No landmark, whose name would have to differ from that of another table with these columns.
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Produto' })).toHaveAttribute('scope', 'col')
  expect(screen.getByRole('rowheader', { name: 'Pomada' })).toHaveAttribute('scope', 'row')
})

it.each([
  [3, 0],
  [4, 1],
])('says of a table of %i columns that it moves: %i times, for eyes only', (count, times) => {
  const row = Array.from({ length: count }, (_, index) => ({
    scope: 'col' as const,
    children: [paragraph(`Coluna ${index}`)],
  }))
  show({ kind: 'table', columns: 'Colunas', rows: [row] })
  const hints = screen.queryAllByText('Deslize para ver a tabela toda')
  expect(hints).toHaveLength(times)
  for (const hint of hints) expect(hint).toHaveAttribute('aria-hidden', 'true')
})

it('draws the sections that stand in it, through the registry', () => {
  show({ kind: 'section', section: examples.notice.section })
  expect(screen.getByRole('note')).toHaveTextContent('Procure o médico.')
})

it('leaves words, links included, as the server drew them, however often the page around them is drawn', async () => {
  const link: RichTextInline = { kind: 'link', href: '/pt-br/dicas/', children: ['as dicas'] }
  const notice = { type: 'notice', id: 'aviso', tone: 'info', title: null, text: 'Leia a bula.' } as const
  const body = [
    paragraph('Veja ', link),
    { kind: 'section' as const, section: notice },
    paragraph('Por fim.'),
  ]
  const page = (place: string) => (
    <main data-place={place}>
      <RichText body={body} />
    </main>
  )
  // Where there is a window, the server's own renderer takes itself for a browser that hydrates.
  const drawn = await act(() => render(page('servidor')))
  const container = document.createElement('div')
  container.innerHTML = drawn.container.innerHTML
  drawn.unmount()
  document.body.append(container)
  const words = screen.getByRole('link', { name: 'as dicas' })
  const onRecoverableError = jest.fn()
  const root = await act(() => hydrateRoot(container, page('servidor'), { onRecoverableError }))
  await act(async () => root.render(page('navegador')))
  await act(async () => {})
  expect(container.querySelector('main')?.dataset.place).toBe('navegador')
  expect(screen.getByRole('link', { name: 'as dicas' })).toBe(words)
  expect(container).toHaveTextContent('Veja as dicasImportanteLeia a bula.Por fim.')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(() => root.unmount())
  container.remove()
})
