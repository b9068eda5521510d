import { render, screen } from '@testing-library/react'
import type { RichText as RichTextModel, RichTextNode } from '@/models/rich-text'
import { RichText } from '@/sections/RichText/RichText'
import { examples } from './fixtures'

const text = (value: string, ...marks: string[]): RichTextNode => ({ value, marks })
const block = (nodeType: string, ...content: RichTextNode[]): RichTextNode => ({ nodeType, content })
const paragraph = (...content: RichTextNode[]) => block('paragraph', ...content)
const show = (...body: RichTextModel) => render(<RichText body={body} />).container

it('draws nothing for an empty document', () => {
  expect(show()).toBeEmptyDOMElement()
})

it('drops a node of unknown type and keeps what stands beside it', () => {
  const container = show(
    block('spinning-cube', text('Nunca')),
    paragraph(text('Um.'), block('glowing-word', text('Nunca'))),
  )
  expect(container).toHaveTextContent(/^Um\.$/)
})

it('shows HTML as the text that it is', () => {
  const container = show(paragraph(text('<b onclick="x">oi</b>')))
  expect(container).toHaveTextContent('<b onclick="x">oi</b>')
  expect(container.querySelector('b')).toBeNull()
})

it('draws marks', () => {
  const container = show(paragraph(text('forte', 'bold'), text('leve', 'italic'), text('novo', 'blinking')))
  expect(container.querySelector('b')).toHaveTextContent('forte')
  expect(container.querySelector('i')).toHaveTextContent('leve')
  expect(container).toHaveTextContent('forteleve')
})

it('links inside the site without a new tab, outside it safely, and nowhere not at all', () => {
  const link = (href: string | undefined, words: string): RichTextNode => ({
    nodeType: 'hyperlink',
    ...(href && { href }),
    content: [text(words)],
  })
  const container = show(
    paragraph(link('/pt-br/a/', 'dentro'), link('https://example.org', 'fora'), link(undefined, 'sem rumo')),
  )
  expect(screen.getByRole('link', { name: 'dentro' })).not.toHaveAttribute('rel')
  expect(screen.getByRole('link', { name: 'fora (abre em nova aba)' })).toHaveAttribute('target', '_blank')
  expect(container).toHaveTextContent('sem rumo')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

it('gives every heading the anchor that the model found for it', () => {
  show(
    { ...block('heading-2', text('Como usar')), anchor: 'como-usar' },
    { ...block('heading-2', text('Como usar')), anchor: 'como-usar-2' },
    { ...block('heading-3', text('Em crianças')), anchor: 'em-criancas' },
  )
  expect(screen.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 como-usar',
    'H2 como-usar-2',
    'H3 em-criancas',
  ])
})

it('begins below the heading that it stands under', () => {
  const body = ['heading-2', 'heading-3', 'heading-4'].map((type) => block(type, text(type)))
  render(<RichText body={body} topHeading={4} />)
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6'])
})

it('scrolls a wide table in a region that a keyboard reaches, with named columns and rows', () => {
  const row = (...cells: RichTextNode[]) => block('table-row', ...cells)
  const th = (value: string) => block('table-header-cell', paragraph(text(value)))
  const td = (value: string) => block('table-cell', paragraph(text(value)))
  show(block('table', row(th('Produto'), th('Idade')), row(th('Pomada'), td('2 anos'))))
  expect(screen.getByRole('region', { name: /^Tabela: Produto, Idade\./ })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Produto' })).toHaveAttribute('scope', 'col')
  expect(screen.getByRole('rowheader', { name: 'Pomada' })).toHaveAttribute('scope', 'row')
})

it('draws the sections that stand in it, through the registry', () => {
  show({ nodeType: 'embedded-entry-block', section: examples.notice.section })
  expect(screen.getByRole('note')).toHaveTextContent('Procure o médico.')
})

it('leaves an embedded entry out that could not be mapped', () => {
  expect(show(paragraph(text('Um.')), { nodeType: 'embedded-entry-block' })).toHaveTextContent(/^Um\.$/)
})

it('makes links of the numbers and addresses of a paragraph, also beside marks, and never inside of a link', () => {
  show(
    paragraph(text('Em emergência, ligue para o '), text('SAMU', 'bold'), text(': 192. Tome 192 mg.')),
    paragraph(text('Ligue '), { nodeType: 'hyperlink', href: '/pt-br/a/', content: [text('0800 722 6001')] }),
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:192',
    '/pt-br/a/',
  ])
})
