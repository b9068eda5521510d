import { render, screen } from '@testing-library/react'
import type { ModeratedReview } from '@/shared/content-model/views/moderation'
import { ModerationPage } from '@/ui/templates/moderation/ModerationPage'

// The document's title, where a test can read it.
jest.mock('@/ui/head/PageTitle', () => ({
  PageTitle: ({ title }: { title: string }) => <i role="note">{title}</i>,
}))

const review: ModeratedReview = {
  product: 'Brisamenta Inalador',
  productHref: '/pt-br/produtos/inalador/',
  isReviewable: true,
  status: 'approved',
  rating: 4,
  recommends: true,
  title: 'Bom de bolsa',
  summary: 'Bom.',
  description: 'Uso no ônibus.',
  author: 'Vera',
  writtenAt: '22 de novembro de 2026 às 10:15',
  harm: null,
  photo: null,
  hints: [],
  others: 0,
  steps: [],
  decisions: ['approve', 'reject', 'withdraw'],
}
const show = (acted: 'done' | null) =>
  render(
    <ModerationPage view={{ kind: 'review', token: 'token', review, reasons: ['offTopic'] }} acted={acted} />,
  ).container

const DONE = 'Feito. A avaliação agora está assim: Publicada.'

test('ACCOUNT-13: after a decision the title begins with it, and its line is what every decision leads to', () => {
  const page = show('done')
  expect(screen.getByRole('note').textContent).toMatch(new RegExp(`^${DONE} \\| `))
  const line = screen.getByText(DONE)
  expect(line).toHaveAttribute('tabindex', '-1')
  const forms = [...page.querySelectorAll('form')]
  expect(forms).toHaveLength(3)
  for (const form of forms) expect(form.getAttribute('action')).toMatch(new RegExp(`#${line.id}$`))
})

test('before a decision there is no such line', () => {
  show(null)
  expect(screen.queryByText(DONE)).toBeNull()
  expect(screen.getByRole('note').textContent).not.toContain('Feito')
})
