import { render, screen, waitFor } from '@testing-library/react'
import type { HomePageModel } from '@/content-model/types/home-page'
import { ErrorPage } from '@/templates/error/ErrorPage'
import { HomePage } from '@/templates/home/HomePage'
import { makeMeta } from '../../factories/page-meta'

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
