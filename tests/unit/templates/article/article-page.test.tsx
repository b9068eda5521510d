import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import { stubReducedMotion } from '@tests/unit/lib/browser-stubs'
import { ArticlePage } from '@/templates/article/ArticlePage'
import { makeArticle, makeCard } from '../editorial-fixtures'

const person = {
  id: 'p',
  name: 'Marina Figueiredo',
  role: 'Pediatra',
  registration: 'CRM-RJ 00000-0 (exemplo)',
  bio: null,
  photo: null,
}
const full = makeArticle({
  description: 'Um termômetro e 5 minutos.',
  category: 'Como fazer',
  isHowTo: true,
  author: { ...person, id: 'a', name: 'Helena Prado', role: null, registration: null },
  reviewer: person,
  publishedOn: '2026-03-24',
  reviewedOn: '2026-09-28',
  supplies: ['Termômetro'],
  steps: [
    { id: 's1', title: 'Lave as mãos', text: 'Com água e sabão.', image: null },
    { id: 's2', title: 'Espere', text: '5 minutos.', image: null },
  ],
  references: ['Ministério da Saúde'],
  share: {
    title: 'Mande para alguém',
    networks: ['whatsapp', 'facebook', 'x', 'copy', 'share'],
    url: 'https://www.exemplo.com.br/pt-br/dicas/febre/',
  },
  helpful: { title: 'Este texto ajudou você?', yes: null, no: null },
  related: [makeCard('gripe')],
})

beforeEach(() => {
  stubReducedMotion(true)
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
})

test('the opening says who wrote and reviewed the text, when, and how long it takes', () => {
  render(<ArticlePage page={full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Como medir a febre' })).toBeInTheDocument()
  expect(screen.getByText('Por Helena Prado')).toBeInTheDocument()
  expect(screen.getByText('Revisado por Marina Figueiredo, pediatra')).toBeInTheDocument()
  expect(screen.getByText('Revisado em 28 de setembro de 2026')).toHaveAttribute('datetime', '2026-09-28')
  expect(screen.getByText('3 min de leitura')).toBeInTheDocument()
})

test('an article that was never reviewed says when it was published', () => {
  render(<ArticlePage page={makeArticle({ publishedOn: '2026-03-24' })} />)
  expect(screen.getByText('Publicado em 24 de março de 2026')).toBeInTheDocument()
})

test('every entry of the contents leads to a part of the page', () => {
  const { container } = render(<ArticlePage page={full} />)
  const links = within(screen.getByRole('navigation', { hidden: true })).getAllByRole('link', {
    hidden: true,
  })
  expect(links.map((link) => link.textContent)).toEqual([
    'Passo a passo',
    'Onde medir',
    'Quando repetir',
    'Referências',
  ])
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
})

test('networks are links with the whole address; the sheet of the system is there only where there is one', () => {
  render(<ArticlePage page={full} />)
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Como%20medir%20a%20febre%20https%3A%2F%2Fwww.exemplo.com.br%2Fpt-br%2Fdicas%2Ffebre%2F',
  )
  expect(screen.getByRole('link', { name: /Facebook/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('button', { name: 'Mais opções' })).not.toBeInTheDocument()
})

test('the link is copied, and that is said', async () => {
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  await user.click(screen.getByRole('button', { name: 'Copiar o link' }))
  await expect(screen.findByText('Link copiado')).resolves.toBeInTheDocument()
  await expect(navigator.clipboard.readText()).resolves.toBe(full.share?.url)
})

test('an answer about the text is thanked for, and can be changed', async () => {
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  const yes = screen.getByRole('button', { name: 'Ajudou' })
  await user.click(yes)
  expect(yes).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Que bom que ajudou. Cuide-se.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Não ajudou' }))
  expect(yes).toHaveAttribute('aria-pressed', 'false')
})

test('a bare article has no empty part and no empty heading', () => {
  render(<ArticlePage page={makeArticle({ body: [], contents: null })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('a full article is accessible', async () => {
  const { container } = render(
    <main>
      <ArticlePage page={full} />
    </main>,
  )
  await expect(axe(container)).resolves.toEqual([])
})
