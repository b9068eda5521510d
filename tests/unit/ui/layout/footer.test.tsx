import { render, renderHook, screen, within } from '@testing-library/react'
import { opensPreferences } from '@/ui/layout/consent/opens-preferences'
import { Copyright, Footer } from '@/ui/layout/Footer/Footer'
import { useFooter } from '@/ui/layout/hooks/use-footer'
import './browser'
import { globalData } from './fixtures'

const renderFooter = (override: Partial<typeof globalData.footer> = {}) =>
  render(<Footer footer={{ ...globalData.footer, ...override }} privacyLink={globalData.privacyLink} />)
const menus = () => screen.getAllByRole('navigation', { name: 'Menus do rodapé' })
const columns = () => menus()[0] ?? document.body
const accordion = () => menus()[1] ?? document.body

describe('the footer (behavior FOOTER-1, FOOTER-2)', () => {
  test('wide screens get the slots for them as columns, narrow ones theirs as an accordion', () => {
    renderFooter()
    const titles = within(columns())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['Produtos', 'Dicas', 'A marca', 'Ajuda'])
    const summaries = [...accordion().querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(summaries).toEqual(['A marca', 'Ajuda', 'Produtos e dicas'])
  })

  test('the accordion opens without scripts, one slot at a time', () => {
    renderFooter()
    const groups = [...accordion().querySelectorAll('details')]
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
    expect(groups[0]).toHaveAttribute('name')
    expect(groups.some((group) => group.open)).toBe(false)
  })

  test('the country button reads as one phrase', () => {
    renderFooter()
    expect(screen.getByRole('link', { name: /^[^,]+\(escolher outro país\)$/ })).toBeInTheDocument()
  })

  test('social links have names and open in a new tab', () => {
    renderFooter()
    for (const link of within(screen.getByRole('list', { name: 'Redes sociais' })).getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(/\S+ \(abre em nova aba\)/)
    }
  })

  test('the first additional link stands beside the columns, and among the footer links on narrow screens only', () => {
    renderFooter()
    const [extra, inRow] = screen.getAllByRole('link', { name: /Perguntas frequentes/ })
    expect(extra).toHaveClass('extra')
    expect(inRow?.closest('li')).toHaveClass('narrowOnly')
    expect(screen.getAllByRole('link', { name: /Anvisa/ })).toHaveLength(1)
  })

  test('the country button shows the country and leads to the selector', () => {
    renderFooter()
    const country = screen.getByRole('link', { name: /^Brasil/ })
    expect(country).toHaveAttribute('href', '/pt-br/seletor-de-pais/')
    expect(country.querySelector('img')).not.toBeNull()
  })

  test('links to the privacy document, and to nothing when there is none (PRIVACY-4)', () => {
    const { rerender } = renderFooter()
    expect(screen.getByRole('link', { name: 'Política de privacidade' })).toBeInTheDocument()
    rerender(<Footer footer={globalData.footer} privacyLink={null} />)
    expect(screen.queryByRole('link', { name: 'Política de privacidade' })).toBeNull()
  })

  test('draws nothing for what content leaves out', () => {
    renderFooter({
      socialLinks: [],
      icons: [],
      country: null,
      additionalLinks: [],
      legalText: null,
      slots: [],
    })
    expect(screen.queryByRole('list', { name: 'Redes sociais' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Brasil/ })).toBeNull()
  })

  test('the cookie button asks for the panel of preferences, and nothing else does', () => {
    renderFooter()
    const asked: boolean[] = []
    const listen = (event: Event) => asked.push(opensPreferences(event))
    window.addEventListener('click', listen)
    screen.getByRole('button', { name: 'Preferências de cookies' }).click()
    screen.getAllByRole('link')[0]?.click()
    window.removeEventListener('click', listen)
    expect(asked).toEqual([true, false])
  })

  test('the accessibility symbol stands on every site, and leads to the statement where there is one (behavior FOOTER-4)', () => {
    const { unmount } = renderFooter({ links: [], additionalLinks: [] })
    expect(screen.getByText('Acessibilidade deste site')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Acessibilidade deste site' })).toBeNull()
    unmount()
    renderFooter({ statement: '/pt-br/ajuda/para-todos/' })
    expect(screen.getByRole('link', { name: 'Acessibilidade deste site' })).toHaveAttribute(
      'href',
      '/pt-br/ajuda/para-todos/',
    )
  })
})

describe('the copyright line (behavior FOOTER-3)', () => {
  const inYear = (year: number) => jest.useFakeTimers({ now: new Date(`${year}-06-01T12:00:00Z`) })
  afterEach(() => jest.useRealTimers())

  test('puts the current year where the text says {ano}', () => {
    inYear(2027)
    render(<Copyright copyright="© {ano} Marca" />)
    expect(screen.getByText('© 2027 Marca')).toBeInTheDocument()
  })

  test('without a text, says the year alone', () => {
    inYear(2027)
    render(<Copyright copyright={null} />)
    expect(screen.getByText('© 2027')).toBeInTheDocument()
  })

  test('a page built last year says this year once it is alive', () => {
    inYear(2026)
    renderFooter({ copyright: '© 2001–{ano} Marca' })
    expect(screen.getByText('© 2001–2026 Marca')).toBeInTheDocument()
    inYear(2027)
    renderHook(() => useFooter(false, 'pagina'))
    expect(screen.getByText('© 2001–2027 Marca')).toBeInTheDocument()
  })
})
