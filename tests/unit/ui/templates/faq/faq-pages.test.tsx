import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import type { FaqLandingModel, FaqPageModel } from '@/shared/content-model/types/faq-page'
import { FaqPage } from '@/ui/templates/faq/FaqPage'
import { FaqLandingPage } from '@/ui/templates/faq-landing/FaqLandingPage'
import { makeBase } from '../editorial-fixtures'

const question = (id: string, answer: string) => ({ id, anchor: id, question: `${id}?`, answer })
const landing: FaqLandingModel = {
  ...makeBase({ title: 'Perguntas frequentes' }),
  type: 'faqLanding',
  description: null,
  topics: ['Pomada', 'Xaropes'].map((title) => ({
    id: title,
    title,
    href: `/pt-br/perguntas/${title.toLowerCase()}/`,
    picture: null,
    questions: [
      question(`${title}-idade`, 'A partir de 2 anos.'),
      question(`${title}-febre`, 'Pode, com cuidado.'),
    ],
  })),
  action: null,
  callout: null,
}
const subject: FaqPageModel = {
  ...makeBase({ title: 'Pomada' }),
  type: 'faq',
  reviewer: null,
  reviewedOn: null,
  notice: null,
  description: null,
  picture: null,
  questions: [question('idade', 'A partir de 2 anos.')],
  landing: { href: '/pt-br/perguntas/', text: 'Perguntas frequentes' },
  others: [{ href: '/pt-br/perguntas/xaropes/', text: 'Xaropes' }],
}

test('a search keeps the questions that fit and announces how many there are (FAQ-1)', async () => {
  const user = userEvent.setup()
  render(<FaqLandingPage page={landing} />)
  expect(screen.getAllByRole('group')).toHaveLength(4)
  const box = screen.getByRole('textbox', { name: 'Procure nas perguntas' })
  await user.type(box, 'xaropes febre')
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('1 resposta para “xaropes febre”')
  await user.clear(box)
  await user.type(box, '<b>nada</b>')
  expect(screen.getByRole('status')).toHaveTextContent('Nada encontrado para “<b>nada</b>”')
  // The subjects that the message speaks of can be reached.
  const subjects = screen.getByRole('navigation', { name: 'Assuntos' })
  expect(within(subjects).getByRole('link', { name: 'Xaropes' })).toHaveAttribute(
    'href',
    '/pt-br/perguntas/xaropes/',
  )
  await user.click(screen.getByRole('button', { name: 'Limpar a busca' }))
  expect(screen.getAllByRole('group')).toHaveLength(4)
})

test('subjects are tiles that lead to their pages and say how many questions these have (FAQ-1)', () => {
  render(<FaqLandingPage page={landing} />)
  const subjects = within(screen.getByRole('navigation', { name: 'Assuntos' }))
  expect(subjects.getByRole('link', { name: 'Pomada' })).toHaveAttribute('href', '/pt-br/perguntas/pomada/')
  expect(subjects.getAllByText('2 perguntas')).toHaveLength(2)
})

test('a page of one subject has an anchor per question, and the ways to the others', () => {
  const { container } = render(<FaqPage page={subject} />)
  expect(container.querySelector('details#idade')).toHaveTextContent('A partir de 2 anos.')
  expect(screen.getByRole('link', { name: 'Xaropes' })).toHaveAttribute('href', '/pt-br/perguntas/xaropes/')
  expect(screen.getByRole('link', { name: 'Perguntas frequentes' })).toBeInTheDocument()
})

test('FAQ-2: a page of one subject may end with a notice, after its questions', () => {
  const { container } = render(
    <FaqPage
      page={{
        ...subject,
        notice: { type: 'notice', id: 'n', title: null, text: 'Leia a bula.', tone: 'info' },
      }}
    />,
  )
  const [question, notice] = [container.querySelector('details'), screen.getByText('Leia a bula.')]
  expect(question?.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('without questions both pages say so', () => {
  render(<FaqPage page={{ ...subject, questions: [], others: [], landing: null }} />)
  render(<FaqLandingPage page={{ ...landing, topics: [] }} />)
  expect(screen.getAllByText('Ainda não há perguntas por aqui.')).toHaveLength(2)
})

test('both pages are accessible', async () => {
  for (const page of [<FaqPage key="a" page={subject} />, <FaqLandingPage key="b" page={landing} />]) {
    const { container, unmount } = render(<main>{page}</main>)
    await expect(axe(container)).resolves.toEqual([])
    unmount()
  }
})
