import { render, screen, within } from '@testing-library/react'
import { ownReview } from '@tests/factories/people'
import { OwnReviews } from '@/ui/templates/account/AccountLists'

const review = ownReview('approved')

test('REVIEW-18: a published review is withdrawn by a second press, after a question that names it and its product', () => {
  render(<OwnReviews reviews={[review]} done={null} />)
  const first = screen.getByLabelText('Retirar do site a avaliação “Bom de bolsa”, de Brisamenta Inalador')
  expect(first.tagName).toBe('SUMMARY')
  const step = first.closest('details')
  expect(step).not.toHaveAttribute('open')
  expect(step).toHaveTextContent('Retirar do site a avaliação “Bom de bolsa”, de Brisamenta Inalador?')
  const submits = document.querySelectorAll('[type=submit]')
  expect(submits).toHaveLength(1)
  expect(step).toContainElement(submits[0] as HTMLElement)
  expect(step?.querySelector('form')).toHaveAttribute('action', '/pt-br/enviar/withdraw-review/conta/')
})

test('REVIEW-18: own reviews name their product', () => {
  render(<OwnReviews reviews={[{ ...review, status: 'pending' }]} done={null} />)
  expect(within(screen.getByRole('list')).getByText(/^Brisamenta Inalador, 4 de 5/)).toBeInTheDocument()
})

test('ACCOUNT-13: what was just done is the first line of its panel, and can have the focus', () => {
  render(<OwnReviews reviews={[review]} done={{ action: 'withdrawn', name: 'Bom de bolsa' }} />)
  const line = screen.getByText('A avaliação “Bom de bolsa” foi retirada do site.')
  expect(line).toHaveAttribute('tabindex', '-1')
  expect(line).toHaveAttribute('id', 'feito')
  expect(line.previousElementSibling).toBe(screen.getByRole('heading', { name: 'Suas avaliações' }))
})
