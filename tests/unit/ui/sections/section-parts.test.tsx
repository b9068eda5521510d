import { render, screen, waitFor } from '@testing-library/react'
import type { SectionContainer } from '@/shared/content-model/types/content-page'
import type { CardModel } from '@/shared/content-model/views/card'
import type { Section } from '@/shared/content-model/views/rich-text'
import { variantOfCard } from '@/ui/components/CardGrid/CardGrid'
import { comparisonFixture } from '@/ui/sections/comparison-fixture'
import { continentsFixture } from '@/ui/sections/country-fixture'
import { FaqSection } from '@/ui/sections/Faq/FaqSection'
import { FeatureSection } from '@/ui/sections/Feature/FeatureSection'
import { NoticeSection } from '@/ui/sections/Notice/NoticeSection'
import { PageDataContext } from '@/ui/sections/page-contexts'
import { RenderSections } from '@/ui/sections/RenderSections'
import { RichText } from '@/ui/sections/RichText/RichText'
import { VideoSection } from '@/ui/sections/Video/VideoSection'
import { stubIntersectionObserver, stubReducedMotion } from '../../shared/utils/browser-stubs'
import { examples } from './fixtures'

jest.mock('next/router', () => jest.requireActual('../templates/router-stub').routerModule())

describe('notices', () => {
  it.each([
    ['info', 'Importante'],
    ['warning', 'Atenção'],
    ['medicine', 'Sobre este medicamento'],
  ] as const)('a notice of tone %s says so in words: %s', (tone, words) => {
    render(<NoticeSection section={{ ...examples.notice.section, tone }} />)
    expect(screen.getByRole('note')).toHaveTextContent(words)
  })

  it('have a title that is found among the headings, at the level of the text they stand in', () => {
    const section = { ...examples.notice.section, title: 'Procure atendimento médico' }
    const { rerender } = render(<RenderSections sections={[section]} />)
    expect(screen.getByRole('heading', { level: 2, name: section.title })).toBeInTheDocument()
    rerender(<RichText topHeading={4} body={[{ kind: 'section', section }]} />)
    expect(screen.getByRole('heading', { level: 4, name: section.title })).toBeInTheDocument()
  })
})

describe('questions and answers', () => {
  it('give each question an anchor and part its answer at blank lines', () => {
    render(<FaqSection section={examples.faq.section} />)
    expect(document.getElementById('todo-dia')).toHaveTextContent('Posso usar todo dia?')
    expect(screen.getByText('Leia a bula.').tagName).toBe('P')
  })
})

describe('features', () => {
  it('explain themselves in the words of the site, or in those of the editor', () => {
    const { rerender } = render(<FeatureSection section={examples.feature.section} />)
    expect(screen.getByRole('heading', { name: 'Fale com a gente' })).toBeInTheDocument()
    rerender(
      <FeatureSection
        section={{ ...examples.feature.section, title: 'Escreva', description: 'Para nós.' }}
      />,
    )
    expect(screen.getByRole('heading', { name: 'Escreva' })).toBeInTheDocument()
    expect(screen.getByText('Para nós.')).toBeInTheDocument()
  })

  it('has the words of the site, but no title, where it stands right below that of its page', () => {
    const { section } = examples.feature
    const block = (...sections: Section[]): SectionContainer => ({
      id: 'a',
      width: 'wide',
      surface: 'white',
      backgroundImage: null,
      sections,
    })
    const at = (...containers: SectionContainer[]) => (
      <PageDataContext value={{ containers }}>
        <FeatureSection section={section} />
      </PageDataContext>
    )
    const { rerender } = render(at(block(section)))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.getByText(/^Escreva para a gente/)).toBeInTheDocument()
    rerender(at(block(), block(section)))
    expect(screen.getByRole('heading', { name: 'Fale com a gente' })).toBeInTheDocument()
  })

  it.each([
    ['contactForm', {}, 'form'],
    ['loginForm', {}, 'form'],
    ['compareProducts', { comparison: comparisonFixture }, 'table, a, button'],
    ['countrySelector', { continents: continentsFixture }, 'a[hreflang]'],
  ] as const)('%s is the interactive part of a content page (ROUTE-3)', async (feature, data, part) => {
    stubReducedMotion(false)
    const { container } = render(
      <PageDataContext value={data}>
        <FeatureSection section={{ ...examples.feature.section, feature }} />
      </PageDataContext>,
    )
    await waitFor(() => expect(container.querySelector(part)).not.toBeNull())
  })
})

describe('a video', () => {
  beforeEach(stubIntersectionObserver)
  it('has its transcript folded below (MODEL-3)', () => {
    const { container } = render(
      <VideoSection section={{ ...examples.video.section, transcript: 'Uma mão tira a tampa.' }} />,
    )
    const transcript = screen.getByText('Uma mão tira a tampa.')
    expect(transcript.closest('details')).not.toHaveAttribute('open')
    const video = container.querySelector('button, video, iframe')
    expect(video?.compareDocumentPosition(transcript)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('the look of cards', () => {
  const cards = (count: number, kind: CardModel['kind'] = 'article') =>
    Array.from(
      { length: count },
      (_, index): CardModel => ({
        ...examples.cardSection.section.cards[0],
        id: `${index}`,
        kind,
        title: 'Cartão',
        eyebrow: null,
        text: null,
        image: null,
        href: null,
      }),
    )
  const variantsOf = (variant: 'articles' | 'grid', list: CardModel[]) =>
    list.map((card) => variantOfCard(variant, card, list))

  it('lets the first article lead; the others are rows', () => {
    expect(variantsOf('articles', cards(3))).toEqual(['lead', 'row', 'row'])
    expect(variantsOf('articles', cards(1))).toEqual(['lead'])
  })

  it('keeps whole packs in sight in a grid', () => {
    expect(
      variantsOf('grid', [...cards(1, 'favorite'), ...cards(1, 'product'), ...cards(1, 'callout')]),
    ).toEqual(['product', 'product', 'plain'])
  })
})
