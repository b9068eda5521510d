import type { Continent, Country } from '@/shared/content-model/views/country'

const country = (title: string, languageCode: string | null, more: Partial<Country> = {}): Country => ({
  id: title,
  title,
  language: 'Español',
  languageCode,
  href: 'https://www.example.com/',
  flag: null,
  ...more,
})

export const continentsFixture: Continent[] = [
  {
    id: 'america',
    title: 'América Latina',
    countries: [
      country('Brasil', 'pt-BR', { language: 'Português', href: '/pt-br/' }),
      country('México', 'es-MX'),
      country('Chile', 'es-CL', { href: null }),
    ],
  },
  {
    id: 'asia',
    title: 'Ásia e África',
    countries: [country('Arábia Saudita e os países do Golfo Pérsico', 'ar-SA', { language: 'العربية' })],
  },
]
