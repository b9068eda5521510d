import { render, screen, waitFor } from '@testing-library/react'
import type { HomePageModel } from '@/shared/content-model/types/home-page'
import type { MenuNode } from '@/shared/content-model/views/layout'
import { ErrorPage } from '@/ui/templates/error/ErrorPage'
import { waysOf } from '@/ui/templates/error/ways-of'
import { HomePage } from '@/ui/templates/home/HomePage'
import { makeMeta } from '../../../factories/page-meta'

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}))

const home = (meta: Partial<HomePageModel['meta']>): HomePageModel => ({
  type: 'home',
  id: 'home',
  slug: '',
  title: 'Página inicial',
  meta: { ...makeMeta('Marca | Alívio para a tosse'), ...meta },
  crumbs: [],
  isTransparent: true,
  topSpacing: 'none',
  updatedAt: '',
  carousel: null,
  sections: [],
  help: null,
  hasBreathing: false,
  organization: { legalName: null, phone: null, email: null },
})
const heading = () => screen.getByRole('heading', { level: 1 })

test.each([
  [{ openGraphTitle: 'Respire. Já está passando.' }, 'Respire. Já está passando.'],
  [{}, 'Marca'],
])('home is headed by words, not by a document title with its bar', (meta, expected) => {
  render(<HomePage page={home(meta)} />)
  expect(heading()).toHaveTextContent(expected)
})

test.each([
  ['Marca', /^\S.* \| Marca$/],
  [null, /^[^|]+$/],
])("the title of an error ends with the site's name, where there is one", async (siteName, expected) => {
  render(<ErrorPage kind="notFound" siteName={siteName} />)
  await waitFor(() => expect(document.title).toMatch(expected))
  expect(heading()).not.toHaveTextContent('|')
})

test('who finds no page can search for it, or go where the header leads; the document says what happened (ERR-1)', () => {
  const ways = [{ title: 'Quando procurar o médico', href: '/pt-br/dicas/quando-procurar-o-medico/' }]
  const { container } = render(<ErrorPage kind="notFound" siteName="Marca" ways={ways} />)
  expect(screen.getByRole('searchbox', { name: 'O que você procura?' })).toHaveAttribute('name', 'term')
  expect(container.querySelector('form')).toHaveAttribute('action', '/pt-br/search/')
  expect(screen.getByRole('link', { name: 'Quando procurar o médico' })).toHaveAttribute(
    'href',
    ways[0]?.href,
  )
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
    /mudado de endereço/,
  )
})

test('a page that failed has nothing to search with: only the way home (ERR-2)', () => {
  render(<ErrorPage kind="serverError" siteName={null} />)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the ways of the header are its menus, and the links that stand beside the groups of one (ERR-1)', () => {
  const item = (title: string) => ({ title, href: `/pt-br/${title}/` })
  const slot = (id: string, nodes: MenuNode[]) => ({
    id,
    title: id,
    link: { text: id, href: `/pt-br/${id}/` },
    nodes,
  })
  const group: MenuNode = { kind: 'container', title: 'Assuntos', items: [item('tosse')] }
  const picture = { alt: '', desktop: { url: 'https://a.example/a.png', width: 1, height: 1 } }
  const ways = waysOf({
    slots: [
      slot('dicas', [item('medico'), group, { ...item('cartao'), cardImage: picture }, item('dicas')]),
      slot('ajuda', [item('contato')]),
      { id: 'vazio', title: 'Sem link', nodes: [] },
    ],
  })
  expect(ways.map(({ title }) => title)).toEqual(['dicas', 'medico', 'ajuda'])
})
