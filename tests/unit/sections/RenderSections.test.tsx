import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { BannerSection } from '@/models/sections'
import { RenderSections } from '@/sections/RenderSections'
import { SectionBoundary } from '@/sections/SectionBoundary/SectionBoundary'
import { SectionContainers } from '@/sections/SectionContainers'
import { examples, picture } from './fixtures'

const banner = (id: string): BannerSection => ({
  ...examples.banner.section,
  id,
  title: id,
  image: { ...picture, alt: id },
})

function Broken(): ReactNode {
  throw new Error('sem imagem')
}

describe('RenderSections', () => {
  it('draws the sections in their order', () => {
    render(<RenderSections sections={[banner('um'), banner('dois')]} />)
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['um', 'dois'])
  })

  it('loads the picture of the section that opens the page first, and no other', () => {
    render(<RenderSections sections={[banner('um'), banner('dois')]} />)
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img', { name: 'dois' })).toHaveAttribute('loading', 'lazy')
  })

  it('loads every picture lazily where the list does not open the page', () => {
    render(<RenderSections sections={[banner('um')]} opensPage={false} />)
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('loading', 'lazy')
  })
})

describe('SectionBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  const show = (isPreview: boolean) =>
    render(
      <>
        <SectionBoundary isPreview={isPreview}>
          <Broken />
        </SectionBoundary>
        <SectionBoundary isPreview={isPreview}>
          <p>A outra seção</p>
        </SectionBoundary>
      </>,
    )

  it('drops a section that fails and leaves the others, without a word to visitors', () => {
    const { container } = show(false)
    expect(container).toHaveTextContent(/^A outra seção$/)
  })

  it('tells the editor in preview why the section is missing', () => {
    show(true)
    expect(screen.getByRole('alert')).toHaveTextContent('Esta seção não pôde ser mostrada: sem imagem')
    expect(screen.getByText('A outra seção')).toBeInTheDocument()
  })
})

describe('SectionContainers', () => {
  const container = { width: 'wide', surface: 'white', backgroundImage: null } as const

  it('draws every block, the picture of the first one first', () => {
    render(
      <SectionContainers
        containers={[
          { ...container, id: 'a', sections: [banner('um')] },
          { ...container, id: 'b', sections: [banner('dois')] },
        ]}
      />,
    )
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img', { name: 'dois' })).toHaveAttribute('loading', 'lazy')
  })

  it('gives a block its width, its ground, the tone of its texts and its picture, without inline styles', () => {
    const { container: drawn } = render(
      <SectionContainers
        containers={[
          { id: 'a', width: 'narrow', surface: 'petrol', backgroundImage: picture, sections: [banner('um')] },
        ]}
      />,
    )
    expect(drawn.firstElementChild).toHaveClass('narrow', 'petrol')
    expect(drawn.firstElementChild).toHaveAttribute('data-tone', 'dark')
    expect(screen.getByRole('img', { name: 'Cena' })).toHaveAttribute('loading', 'lazy')
    expect(drawn.querySelector('[style]')).toBeNull()
  })
})
