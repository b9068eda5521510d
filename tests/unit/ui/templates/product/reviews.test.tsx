import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeReview as review } from '@tests/factories/people'
import { axe } from '@tests/unit/axe'
import type { ProductReviews as Model, ReviewPage } from '@/shared/content-model/views/review'
import { ProductReviews } from '@/ui/templates/product/reviews/ProductReviews'
import { everyPlace } from '../every-place'

const reviews: Model = {
  key: 'inalador',
  summary: { average: 4.3, count: 8, distribution: [1, 0, 1, 2, 4], recommended: 6 },
  first: [
    review('a', { recommends: false, photo: { url: '/api/reviews/photos/a/', width: 40, height: 30 } }),
    review('b'),
  ],
}

const answer = (page: Partial<ReviewPage>) => ({
  ok: true,
  json: async () => ({ reviews: [], page: 1, pages: 2, total: 8, ...page }),
})
const fetching = jest.fn()
beforeEach(() => {
  fetching.mockReset()
  window.scrollTo = jest.fn()
  window.matchMedia = jest.fn().mockReturnValue({ matches: true })
  Object.assign(globalThis, { fetch: fetching })
})

test('reviews say average, distribution and each text, accessibly (REVIEW-9)', async () => {
  const { container } = render(<ProductReviews reviews={reviews} path="/pt-br/produtos/inalador/" />)
  expect(screen.getByRole('img', { name: '4,3 de 5 estrelas' })).toBeInTheDocument()
  expect(screen.getByText('6 de 8 recomendam')).toBeInTheDocument()
  const distribution = within(screen.getByRole('list', { name: 'Quantas pessoas deram cada nota' }))
  expect(distribution.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 estrelas44 avaliações',
    '4 estrelas22 avaliações',
    '3 estrelas11 avaliação',
    '2 estrelas00 avaliações',
    '1 estrela11 avaliação',
  ])
  expect(screen.getByRole('heading', { name: 'Título a' })).toBeInTheDocument()
  expect(screen.getAllByText('Maria, de Recife', { exact: false })).toHaveLength(2)
  expect(screen.getByText('Não recomenda este produto')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Foto enviada por Maria' })).toHaveAttribute('width', '40')
  await expect(axe(container)).resolves.toEqual([])
})

test('the way to write one names the product', () => {
  render(<ProductReviews reviews={reviews} path="/pt-br/produtos/inalador/" />, everyPlace)
  expect(screen.getByRole('link', { name: 'Escrever uma avaliação' })).toHaveAttribute(
    'href',
    '/pt-br/link/write-review/?produto=inalador',
  )
})

test('without a review there is an invitation, and no stars', async () => {
  const { container } = render(
    <ProductReviews
      reviews={{ key: 'inalador', summary: null, first: [] }}
      path="/pt-br/produtos/inalador/"
    />,
  )
  expect(screen.getByText(/Ninguém avaliou este produto ainda/)).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  await expect(axe(container)).resolves.toEqual([])
})

test('another order asks for its first page; what is asked first and comes last is not shown (REVIEW-9)', async () => {
  const user = userEvent.setup()
  let late: (value: unknown) => void = () => undefined
  fetching.mockReturnValueOnce(
    new Promise((resolve) => {
      late = resolve
    }),
  )
  fetching.mockResolvedValueOnce(answer({ reviews: [review('worst', { rating: 1 })] }))
  render(<ProductReviews reviews={reviews} path="/pt-br/produtos/inalador/" />)
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'best')
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'worst')
  expect(await screen.findByRole('heading', { name: 'Título worst' })).toBeInTheDocument()
  late(answer({ reviews: [review('best')] }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Página 1 de 2'))
  expect(screen.queryByRole('heading', { name: 'Título best' })).toBeNull()
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/api/reviews/inalador/?page=1&sort=best',
    '/api/reviews/inalador/?page=1&sort=worst',
  ])
})

test('the next page takes the place of the first, and the focus goes to the list (REVIEW-9)', async () => {
  const user = userEvent.setup()
  fetching.mockResolvedValueOnce(answer({ page: 2, reviews: [review('c')] }))
  render(<ProductReviews reviews={reviews} path="/pt-br/produtos/inalador/" />)
  await user.click(screen.getByRole('link', { name: 'Página 2' }))
  expect(await screen.findByRole('heading', { name: 'Título c' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Título a' })).toBeNull()
  expect(screen.getByRole('region', { name: 'O que dizem' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
})

test('a page that cannot be had leaves what is there, and says so', async () => {
  const user = userEvent.setup()
  fetching.mockResolvedValueOnce({ ok: false, status: 503 })
  render(<ProductReviews reviews={reviews} path="/pt-br/produtos/inalador/" />)
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'best')
  expect(await screen.findByText(/Não conseguimos buscar as avaliações agora/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Título a' })).toBeInTheDocument()
})
