import { render, screen } from '@testing-library/react'
import type { BannerSection } from '@/shared/content-model/types/banner'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { Banner } from '@/ui/components/Banner/Banner'

const banner = (override: Partial<BannerSection> = {}): BannerSection => ({
  type: 'banner',
  id: 'b',
  variant: 'hero',
  headingLevel: 'h1',
  tagline: null,
  title: 'Respire',
  titleParts: null,
  subTitle: null,
  description: null,
  quotes: [],
  image: null,
  badge: null,
  actions: [],
  ...override,
})
const show = (override: Partial<BannerSection>, headingLevel: HeadingLevel = 'h2') =>
  render(<Banner banner={banner(override)} headingLevel={headingLevel} isMain />)

it('draws its title at the level that it is given', () => {
  show({ headingLevel: 'h1' }, 'h3')
  expect(screen.getByRole('heading', { level: 3, name: 'Respire' })).toBeInTheDocument()
})

it('draws a title in two parts as one heading, the second part emphasized (MODEL-4)', () => {
  show({ titleParts: { first: 'Nariz livre,', second: 'noite tranquila' } })
  expect(screen.getByRole('heading', { name: 'Nariz livre, noite tranquila' })).toBeInTheDocument()
  expect(screen.getByText('noite tranquila').tagName).toBe('EM')
})

it('has no empty heading', () => {
  show({ title: null })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('parts its description at blank lines and shows its quotes', () => {
  show({ description: 'Um.\n\nDois.', quotes: ['Dormimos todos.'] })
  expect(screen.getByText('Um.')).toBeInTheDocument()
  expect(screen.getByText('Dois.')).toBeInTheDocument()
  expect(screen.getByText('Dormimos todos.').tagName).toBe('BLOCKQUOTE')
})

it('loads its picture first when it is the largest of the page', () => {
  const image = {
    alt: 'Cena',
    desktop: { url: 'https://images.example/a.png', width: 2000, height: 1000 },
  }
  show({ image })
  expect(screen.getByRole('img', { name: 'Cena' })).toHaveAttribute('fetchpriority', 'high')
})

it('leads where its own link leads, beside its actions', () => {
  show({ link: { href: '/pt-br/produtos/', text: 'Ver os produtos' } })
  expect(screen.getByRole('link', { name: 'Ver os produtos' })).toHaveAttribute('href', '/pt-br/produtos/')
})
