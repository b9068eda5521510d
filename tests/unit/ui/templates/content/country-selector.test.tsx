import { render, screen } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import { CountrySelector } from '@/ui/sections/CountrySelector/CountrySelector'
import { FeatureSection } from '@/ui/sections/Feature/FeatureSection'
import { PageDataContext } from '@/ui/sections/page-contexts'

const country = (title: string, languageCode: string | null, href: string | null) => ({
  id: title,
  title,
  language: 'Español',
  languageCode,
  href,
  flag: null,
})
const continents = [
  {
    id: 'sul',
    title: 'América do Sul',
    countries: [
      { ...country('Brasil', 'pt-BR', '/pt-br/'), language: 'Português' },
      country('Chile', 'es-CL', 'https://exemplo.example/cl/'),
      country('Peru', 'es-PE', null),
    ],
  },
]

test('a country is a link that says its language in that language; this one is marked (COUNTRY-1)', () => {
  render(<CountrySelector continents={continents} />)
  const here = screen.getByRole('link', { name: /Brasil/ })
  expect(here).toHaveAttribute('aria-current', 'true')
  expect(here).toHaveTextContent('Você está aqui')
  const chile = screen.getByRole('link', { name: /Chile/ })
  expect(chile).toHaveAttribute('hreflang', 'es-CL')
  expect(chile.querySelector('[lang="es-CL"]')).toHaveTextContent('Español')
})

test('a country without a site is named without a link (COUNTRY-1)', () => {
  render(<CountrySelector continents={continents} />)
  expect(screen.getByText('Peru')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Peru/ })).not.toBeInTheDocument()
})

test('the selector is accessible', async () => {
  const { container } = render(
    <main>
      <h2>Países</h2>
      <CountrySelector continents={continents} />
    </main>,
  )
  await expect(axe(container)).resolves.toEqual([])
})

test.each([
  [null, 2],
  ['Países', 3],
])(
  'no heading level is skipped above the continents: below the title %j they have level %i',
  async (title, level) => {
    render(
      <PageDataContext value={{ continents }}>
        <FeatureSection
          section={{ type: 'feature', id: 'paises', feature: 'countrySelector', title, description: null }}
        />
      </PageDataContext>,
    )
    expect(await screen.findByRole('heading', { name: 'América do Sul', level })).toBeVisible()
  },
)
