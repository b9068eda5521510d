import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { person } from '@tests/factories/people'
import { expectAccessible } from '@tests/unit/axe'
import { stubReducedMotion } from '@tests/unit/shared/utils/browser-stubs'
import { ArticlePage } from '@/ui/templates/article/ArticlePage'
import { makeArticle, makeCard } from '../editorial-fixtures'
import { resetRouter } from '../router-stub'

jest.mock('next/router', () => jest.requireActual('../router-stub').routerModule())

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
    { id: 's1', title: 'Lave as mãos', text: 'Com água e sabão.', image: null, seconds: null },
    { id: 's2', title: 'Espere', text: '5 minutos.', image: null, seconds: null },
  ],
  references: [{ id: 'r', title: 'Ministério da Saúde', publisher: null, href: null, consultedOn: null }],
  share: {
    title: 'Mande para alguém',
    networks: ['whatsapp', 'facebook', 'x', 'copy', 'share'],
    url: 'https://www.exemplo.com.br/pt-br/dicas/febre/',
  },
  helpful: { title: 'Este texto ajudou você?', yes: null, no: null },
  related: [makeCard('gripe')],
})

beforeEach(() => {
  resetRouter('/pt-br/dicas/febre/')
  sessionStorage.clear()
  stubReducedMotion(true)
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
})

test('the opening says who wrote and reviewed the text, when, and how long it takes (ARTICLE-1)', () => {
  render(<ArticlePage page={full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Como medir a febre' })).toBeInTheDocument()
  expect(screen.getByText('Por Helena Prado')).toBeInTheDocument()
  expect(screen.getByText('Revisão de Marina Figueiredo, pediatra')).toBeInTheDocument()
  expect(screen.getByText('Revisado em 28 de setembro de 2026')).toHaveAttribute('datetime', '2026-09-28')
  expect(screen.getByText('Publicado em 24 de março de 2026')).toHaveAttribute('datetime', '2026-03-24')
  expect(screen.getByText('3 min de leitura')).toBeInTheDocument()
})

test('an article that was never reviewed says when it was published (ARTICLE-1)', () => {
  render(<ArticlePage page={makeArticle({ publishedOn: '2026-03-24' })} />)
  expect(screen.getByText('Publicado em 24 de março de 2026')).toBeInTheDocument()
})

test('what to take from the text stands before it, and nothing stands there where editors wrote nothing (ARTICLE-1)', () => {
  const { rerender } = render(
    <ArticlePage page={makeArticle({ summary: ['Meça na axila.', 'Olhe a pessoa.'] })} />,
  )
  const heading = screen.getByRole('heading', { name: 'Em resumo' })
  expect(within(heading.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  expect(heading.compareDocumentPosition(screen.getByText('Antes de tudo, calma.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  rerender(<ArticlePage page={makeArticle()} />)
  expect(screen.queryByRole('heading', { name: 'Em resumo' })).toBeNull()
})

test('a source says who publishes it, when it was read, and leads there; one without an address is words (ARTICLE-3)', () => {
  const source = {
    id: 's',
    title: 'Dengue',
    publisher: 'Ministério da Saúde',
    href: 'https://www.gov.br/saude',
    consultedOn: '2026-11-10',
  }
  const words = { id: 'w', title: 'Livro de febre', publisher: null, href: null, consultedOn: null }
  render(<ArticlePage page={makeArticle({ references: [source, words] })} />)
  const link = screen.getByRole('link', { name: /^Dengue/ })
  expect(link).toHaveAttribute('href', 'https://www.gov.br/saude')
  expect(link.parentElement).toHaveTextContent(
    /^Ministério da Saúde\. Dengue.*Consultado em 10 de novembro de 2026$/,
  )
  expect(screen.getByText('Livro de febre').querySelector('a')).toBeNull()
})

test('a name leads to the page of the person, where there is one (ARTICLE-3)', () => {
  const author = { ...person, id: 'a', name: 'Helena Prado', href: '/pt-br/quem-escreve/helena-prado/' }
  render(<ArticlePage page={makeArticle({ author, reviewer: person })} />)
  expect(screen.getAllByRole('link', { name: /Helena Prado/ })[0]).toHaveAttribute('href', author.href)
  expect(screen.queryByRole('link', { name: person.name })).toBeNull()
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

test('networks are links with the whole address; the sheet of the system is there only where there is one (ARTICLE-1)', () => {
  render(<ArticlePage page={full} />)
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Como%20medir%20a%20febre%20https%3A%2F%2Fwww.exemplo.com.br%2Fpt-br%2Fdicas%2Ffebre%2F',
  )
  expect(screen.getByRole('link', { name: /Facebook/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('button', { name: 'Mais opções' })).not.toBeInTheDocument()
})

test('the link is copied, and that is said (ARTICLE-1, ERR-6)', async () => {
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  await user.click(screen.getByRole('button', { name: 'Copiar o link' }))
  await expect(screen.findByText('Link copiado')).resolves.toBeInTheDocument()
  await expect(navigator.clipboard.readText()).resolves.toBe(full.share?.url)
})

const answer = (reply: object) => {
  const fetched = jest.fn(async (address: string, _init?: RequestInit) => ({
    json: async () => (address.endsWith('/start/') ? { stamp: 'a-stamp' } : reply),
  }))
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true })
  // Whoever answers took their time.
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 10_000
    return now
  })
  return fetched
}

test('an answer about the text is sent, and thanked for (ARTICLE-2)', async () => {
  const fetched = answer({ status: 'done', next: '/pt-br/obrigado/' })
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  await user.click(screen.getByRole('radio', { name: 'Não ajudou' }))
  await user.type(screen.getByRole('textbox', { name: /Quer contar mais/ }), 'Faltou falar de bebês.')
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }))
  expect(await screen.findByText(/^Obrigado por dizer/)).toHaveAttribute('role', 'status')
  const [, init] = fetched.mock.calls.find(([address]) => address === '/api/forms/article-feedback/') ?? []
  expect(JSON.parse(String(init?.body))).toMatchObject({
    article: full.slug,
    helpful: 'no',
    comment: 'Faltou falar de bebês.',
    carimbo: 'a-stamp',
  })
})

test('an answer without a choice is asked for again, and sent nowhere (ARTICLE-2)', async () => {
  const fetched = answer({})
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }))
  const summary = await screen.findByRole('alert', { name: 'Há 1 erro nesta página' })
  expect(summary).toHaveFocus()
  await user.click(within(summary).getByRole('link', { name: 'Escolha uma das opções.' }))
  expect(screen.getByRole('radio', { name: 'Ajudou' })).toHaveFocus()
  const group = screen.getByRole('radiogroup', { name: 'Este texto ajudou você?' })
  expect(group).toHaveAccessibleDescription(/Escolha uma das opções/)
  expect(group).toBeInvalid()
  expect(fetched.mock.calls.map(([address]) => address)).not.toContain('/api/forms/article-feedback/')
})

test('an answer that cannot be taken now stays, and the page says why (ARTICLE-2)', async () => {
  answer({ status: 'away' })
  const user = userEvent.setup()
  render(<ArticlePage page={full} />)
  await user.click(screen.getByRole('radio', { name: 'Ajudou' }))
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }))
  expect(await screen.findByText(/O serviço não está disponível/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Ajudou' })).toBeChecked()
})

test('a bare article has no empty part and no empty heading', () => {
  render(<ArticlePage page={makeArticle({ body: [], contents: null })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('a full article is accessible', async () => {
  await expectAccessible(<ArticlePage page={full} />)
})
