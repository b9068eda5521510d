import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { BannerSection } from '@/shared/content-model/types/banner'
import { PreviewContext } from '@/ui/sections/preview-context'
import { RenderSections } from '@/ui/sections/RenderSections'
import { SectionBoundary } from '@/ui/sections/SectionBoundary/SectionBoundary'
import { SectionContainers } from '@/ui/sections/SectionContainers'
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
    render(<RenderSections sections={[banner('um'), banner('dois')]} opensPage />)
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img', { name: 'dois' })).toHaveAttribute('loading', 'lazy')
  })

  it('loads every picture lazily where the list does not open the page', () => {
    render(<RenderSections sections={[banner('um')]} />)
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('loading', 'lazy')
  })
})

describe('SectionBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  const section = (id: string) => ({ type: 'banner', id })
  const drawn = (isPreview: boolean, id = 'a') => (
    <PreviewContext value={isPreview}>
      <SectionBoundary section={section(id)}>
        <Broken />
      </SectionBoundary>
      <SectionBoundary section={section('b')}>
        <p>A outra seção</p>
      </SectionBoundary>
    </PreviewContext>
  )
  const show = (isPreview: boolean) => render(drawn(isPreview))

  it('drops a section that fails and leaves the others, without a word to visitors (SECTION-2)', () => {
    const { container } = show(false)
    expect(container).toHaveTextContent(/^A outra seção$/)
  })

  it('tells the editor in preview why the section is missing (SECTION-2)', async () => {
    show(true)
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta seção não pôde ser mostrada: sem imagem')
    expect(screen.getByText('A outra seção')).toBeInTheDocument()
  })

  it('draws a section that the editor mended', () => {
    const { rerender } = show(true)
    rerender(
      <PreviewContext value>
        <SectionBoundary section={section('a')}>
          <p>De novo</p>
        </SectionBoundary>
      </PreviewContext>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('De novo')).toBeInTheDocument()
  })

  describe('tells the server', () => {
    const sendBeacon = jest.fn((_address: string, _body: Blob) => true)
    /** Every page view starts anew: its path is another. */
    let views = 0
    beforeEach(() => {
      sendBeacon.mockClear()
      Object.assign(navigator, { sendBeacon })
      views += 1
      window.history.replaceState(null, '', `/pt-br/pagina-${views}/?respostas=febre#resultado`)
    })
    const readBlob = (blob: Blob) =>
      new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(JSON.parse(String(reader.result)))
        reader.readAsText(blob)
      })

    it('what failed and where, with neither message nor query (SECTION-2)', async () => {
      show(false)
      await waitFor(() => expect(sendBeacon).toHaveBeenCalled())
      const [[address, body] = []] = sendBeacon.mock.calls
      expect(address).toBe('/api/section-failures/')
      expect(body?.type).toBe('application/json')
      expect(body && (await readBlob(body))).toEqual({
        section: 'banner',
        entry: 'a',
        error: 'Error',
        path: `/pt-br/pagina-${views}/`,
      })
    })

    it('of each entry once, and of three at most in a page view', async () => {
      for (const id of ['a', 'a', 'b', 'c', 'd', 'e']) render(drawn(false, id))
      await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(3))
      window.history.replaceState(null, '', `/pt-br/outra-${views}/`)
      render(drawn(false))
      await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(4))
    })
  })
})

describe('SectionContainers', () => {
  const container = { width: 'wide', surface: 'white', backgroundImage: null } as const

  it('draws every block, the picture of the first one first', () => {
    render(
      <SectionContainers
        opensPage
        containers={[
          { ...container, id: 'a', sections: [banner('um')] },
          { ...container, id: 'b', sections: [banner('dois')] },
        ]}
      />,
    )
    expect(screen.getByRole('img', { name: 'um' })).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img', { name: 'dois' })).toHaveAttribute('loading', 'lazy')
  })

  it.each([
    ['a section with a picture', banner('um'), ['um']],
    ['words', { ...banner('um'), image: null }, ['Cena']],
  ])('has one main picture where the first block opens with %s', (_, section, expected) => {
    const behind = { ...container, id: 'a', backgroundImage: picture, sections: [section, banner('dois')] }
    render(<SectionContainers opensPage containers={[behind]} />)
    const main = screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high')
    expect(main.map((image) => image.getAttribute('alt'))).toEqual(expected)
  })

  it('gives a block its width, its ground, the tone of its texts and its picture, without inline styles (CONTENT-1)', () => {
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
