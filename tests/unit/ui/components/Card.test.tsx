import { render, screen } from '@testing-library/react'
import type { CardModel } from '@/shared/content-model/views/card'
import type { Action } from '@/shared/content-model/views/link'
import { Card } from '@/ui/components/Card/Card'

const card = (override: Partial<CardModel> = {}): CardModel => ({
  id: 'c',
  kind: 'favorite',
  title: 'Inalador',
  eyebrow: null,
  text: null,
  image: null,
  href: '/pt-br/produtos/inalador/',
  ...override,
})
const action = (href: string): Action => ({
  id: 'a',
  href,
  text: 'Ver o Inalador',
  variant: 'secondary',
  analytics: { eventLabel: 'favorito_inalador' },
})
const show = (override: Partial<CardModel>) => render(<Card card={card(override)} variant="product" />)

it('is one link, named by its title', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Inalador' })).toHaveAttribute('href', '/pt-br/produtos/inalador/')
})

it('is one link, whose name has the words of the sign that is seen on it', () => {
  show({ action: action('/pt-br/produtos/inalador/') })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Inalador Ver o Inalador' })).toHaveAttribute(
    'data-event-label',
    'favorito_inalador',
  )
})

it('says in its name that it opens a new tab', () => {
  show({ action: { ...action('/pt-br/produtos/inalador/'), opensNewTab: true } })
  expect(screen.getByRole('link')).toHaveAccessibleName('Inalador (abre em nova aba) Ver o Inalador')
})

it('leads where its action leads when it has no address of its own', () => {
  show({ href: null, action: action('/pt-br/produtos/') })
  expect(screen.getByRole('link', { name: /^Inalador/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/pt-br\/produtos/),
  )
})

it('keeps an action that leads elsewhere as a link of its own', () => {
  show({ action: action('/pt-br/onde-comprar/') })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Inalador', 'Ver o Inalador'])
})

it('is no link when it leads nowhere', () => {
  show({ href: null })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Inalador' })).toBeInTheDocument()
})

it('leaves out what it does not have', () => {
  const { container } = show({})
  expect(container).toHaveTextContent(/^Inalador$/)
})

it.each([
  ['tel:08000001894', '0800 000 1894', null],
  ['mailto:ola@example.org', 'ola@example.org', null],
  ['https://wa.me/5524000001894', '(24) 00000-1894 (abre em nova aba)', '_blank'],
])('a card that reaches someone is pressed by its number or address: %s', (href, name, target) => {
  show({ kind: 'callout', title: 'Telefone', eyebrow: name.replace(/ \(abre.*/, ''), href })
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  expect(link.getAttribute('target')).toBe(target)
  expect(screen.getByRole('heading', { name: 'Telefone' })).not.toContainElement(link)
})

it('keeps small texts and further actions, each a link of its own', () => {
  const more = { ...action('/pt-br/dicas/'), id: 'b', text: 'Ver as dicas' }
  show({ supportingText: 'Sem mentol.', disclaimer: 'Leia a embalagem.', moreActions: [more] })
  expect(screen.getByText('Sem mentol.')).toBeInTheDocument()
  expect(screen.getByText('Leia a embalagem.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver as dicas' })).toHaveAttribute(
    'href',
    expect.stringMatching(/dicas/),
  )
})

it.each(['product', 'favorite'] as const)('PICTURE-5: of a %s the name is read, no description', (kind) => {
  const image = {
    alt: 'Frasco branco com bico nasal',
    desktop: { url: 'https://a.example/a.png', width: 9, height: 9 },
  }
  const { container, unmount } = show({ kind, image })
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  unmount()
  show({ kind: 'article', image })
  expect(screen.getByRole('img')).toHaveAccessibleName('Frasco branco com bico nasal')
})

it('says in a row what editors wrote by hand, and of an article its title alone', () => {
  const row = (override: Partial<CardModel>) =>
    render(<Card card={card({ kind: 'article', text: 'Dois vídeos curtos', ...override })} variant="row" />)
      .container
  expect(row({})).toHaveTextContent(/^Inalador$/)
  expect(row({ isWritten: true })).toHaveTextContent('Dois vídeos curtos')
  // A row has no sign: its link is not named by words that nobody sees.
  row({ title: 'Febre', action: action('/pt-br/produtos/inalador/') })
  expect(screen.getByRole('link', { name: 'Febre' })).toHaveAttribute('data-event-label', 'favorito_inalador')
})
