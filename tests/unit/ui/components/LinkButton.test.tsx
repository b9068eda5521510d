import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'

// What next.config.js says by `trailingSlash`, the build writes into this variable.
process.env.__NEXT_TRAILING_SLASH = 'true'

describe('LinkButton (behavior LINK-5)', () => {
  it('is an anchor when it has an href', () => {
    render(<LinkButton href="/pt-br/produtos/">Produtos</LinkButton>)
    expect(screen.getByRole('link', { name: 'Produtos' })).toHaveAttribute('href', '/pt-br/produtos/')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([null, undefined])('is a button that submits nothing when its href is %s', async (href) => {
    const press = jest.fn()
    render(
      <LinkButton href={href} onClick={press}>
        Abrir
      </LinkButton>,
    )
    const button = screen.getByRole('button', { name: 'Abrir' })
    expect(button).toHaveAttribute('type', 'button')
    expect(button).not.toHaveAttribute('href')
    await userEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('can submit a form', () => {
    render(<LinkButton type="submit">Enviar</LinkButton>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit')
  })
})

describe('AppLink (behavior LINK-1, LINK-2)', () => {
  it('takes an address that does not start with a slash for external', () => {
    render(<AppLink href="https://example.org">Fora</AppLink>)
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('takes an address that only leaves out the scheme for external', () => {
    render(<AppLink href="//example.org/a">Fora</AppLink>)
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each(['/pt-br/', '#conteudo'])('takes %s for a link of the site', (href) => {
    render(<AppLink href={href}>Dentro</AppLink>)
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).not.toHaveAttribute('rel')
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  })

  it.each([
    ['https://example.org/', '_blank'],
    ['https://wa.me/5511999999999', '_blank'],
    ['tel:192', null],
    ['mailto:ola@example.org', null],
    ['whatsapp://send?phone=5511999999999', null],
  ])('opens %s in a tab of its own only where that shows a page', (href, target) => {
    render(<AppLink href={href}>Fora</AppLink>)
    expect(screen.getByRole('link').getAttribute('target')).toBe(target)
  })

  it.each(['tel:192', 'mailto:ola@example.org'])('%s opens no page: it says nothing of one', (href) => {
    render(<AppLink href={href}>Ligar</AppLink>)
    expect(screen.getByRole('link')).not.toHaveAttribute('rel')
  })

  it('leaves a link to another site in this tab where the model says so', () => {
    render(
      <AppLink href="https://example.org/" isExternal opensNewTab={false}>
        Fora
      </AppLink>,
    )
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  })

  it('says that it opens a new tab, and gives it no hold on this one', () => {
    render(
      <AppLink href="/pt-br/bula/" opensNewTab>
        Bula
      </AppLink>,
    )
    const link = screen.getByRole('link', { name: 'Bula (abre em nova aba)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

it('ActionButton carries what analytics needs', () => {
  render(
    <ActionButton
      action={{
        id: 'a',
        href: '/pt-br/produtos/',
        text: 'Conhecer',
        variant: 'primary',
        toolTip: 'Todos os produtos',
        analytics: { eventClass: 'event_button', eventLabel: 'home_produtos' },
        fullWidthOn: ['smartphone', 'desktop'],
      }}
    />,
  )
  const link = screen.getByRole('link', { name: 'Conhecer' })
  expect(link).toHaveAttribute('data-event-class', 'event_button')
  expect(link).toHaveAttribute('data-event-label', 'home_produtos')
  expect(link).toHaveAttribute('title', 'Todos os produtos')
  expect(link).toHaveClass('fullOnPhone', 'fullOnDesktop')
  expect(link).not.toHaveClass('fullOnTablet')
})
