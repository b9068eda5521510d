import { act, fireEvent, render, screen } from '@testing-library/react'
import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import { Carousel } from '@/ui/components/Carousel/Carousel'
import { SLIDE_DURATION } from '@/ui/components/Carousel/use-auto-advance'
import { stubReducedMotion } from '../../shared/utils/browser-stubs'

const WIDTH = 400
const panels = ['Respire', 'Noite', 'Chá'].map(
  (title): CarouselPanel => ({
    id: title,
    title,
    text: null,
    textUnderButton: null,
    image: {
      alt: `Cena ${title}`,
      desktop: { url: 'https://images.example/a.png', width: 2000, height: 1000 },
    },
    action: null,
    position: 'left',
    tone: 'light',
  }),
)

const region = () => screen.getByRole('region', { name: 'Destaques' })
const button = (name: string) => screen.getByRole('button', { name })
const current = () =>
  screen
    .getAllByRole('button', { name: /Ir para/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}
const show = (shown: CarouselPanel[] = panels) => render(<Carousel panels={shown} headingLevel="h2" isMain />)

beforeEach(() => {
  jest.useFakeTimers()
  stubReducedMotion(false)
  // jsdom lays nothing out: the track is as wide as WIDTH and scrolls at once.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0
    fireEvent.scroll(this)
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is a region called a carousel, whose slides say which one of how many they are', () => {
  show()
  expect(region()).toHaveAttribute('aria-roledescription', 'carrossel')
  for (const name of ['1 de 3', '2 de 3', '3 de 3']) {
    expect(screen.getByRole('article', { name })).toHaveAttribute('aria-roledescription', 'destaque')
  }
})

it('loads its first picture first and the others lazily', () => {
  show()
  const [first, ...others] = screen.getAllByRole('img')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy')
})

it('goes to the next and the previous slide, round at both ends', () => {
  show()
  fireEvent.click(button('Próximo destaque'))
  expect(current()).toBe(1)
  fireEvent.click(button('Destaque anterior'))
  fireEvent.click(button('Destaque anterior'))
  expect(current()).toBe(2)
  fireEvent.click(button('Próximo destaque'))
  expect(current()).toBe(0)
})

it('goes to the slide of a dot', () => {
  show()
  fireEvent.click(button('Ir para o destaque 3'))
  expect(current()).toBe(2)
})

it('moves by the arrow keys', () => {
  show()
  fireEvent.keyDown(button('Próximo destaque'), { key: 'ArrowRight' })
  expect(current()).toBe(1)
  fireEvent.keyDown(button('Próximo destaque'), { key: 'ArrowLeft' })
  expect(current()).toBe(0)
  fireEvent.keyDown(button('Próximo destaque'), { key: 'a' })
  expect(current()).toBe(0)
})

it('lets only the slide in view be focused and read, and says which one it is (CAROUSEL-1)', () => {
  show()
  const inert = () => [...document.querySelectorAll('article')].map((slide) => slide.hasAttribute('inert'))
  expect(inert()).toEqual([false, true, true])
  fireEvent.click(button('Próximo destaque'))
  expect(inert()).toEqual([true, false, true])
  fireEvent.click(button('Pausar a troca automática'))
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('2 de 3: Noite')
})

it('keeps the focus when its slide leaves by an arrow key', () => {
  const action = { id: 'ver', href: '/pt-br/', text: 'Ver', variant: 'primary' } as const
  show(panels.map((panel) => ({ ...panel, action })))
  const link = screen.getAllByRole('link')[0]
  act(() => link?.focus())
  fireEvent.keyDown(link ?? document.body, { key: 'ArrowRight' })
  expect(button('Próximo destaque')).toHaveFocus()
})

it('is a stop of the keyboard itself where its slides have no link', () => {
  show()
  expect(screen.getByRole('region', { name: 'Destaques: itens' })).toHaveAttribute('tabindex', '0')
})

it('has its pause before everything else that can be focused', () => {
  show()
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pausar a troca automática')
})

it('has the tone of the slide in view', () => {
  show(panels.map((panel, index) => ({ ...panel, tone: index === 1 ? 'dark' : 'light' })))
  expect(region()).toHaveAttribute('data-tone', 'light')
  fireEvent.click(button('Próximo destaque'))
  expect(region()).toHaveAttribute('data-tone', 'dark')
})

it('advances by itself, silently for screen readers (CAROUSEL-1)', () => {
  show()
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off')
  pass(SLIDE_DURATION)
  expect(current()).toBe(1)
})

it('is paused and resumed by its button (CAROUSEL-1)', () => {
  show()
  fireEvent.click(button('Pausar a troca automática'))
  pass(3 * SLIDE_DURATION)
  expect(current()).toBe(0)
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  fireEvent.click(button('Retomar a troca automática'))
  pass(SLIDE_DURATION)
  expect(current()).toBe(1)
})

it.each([
  ['the pointer is on it', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
  ['the focus is in it', () => fireEvent.focusIn(region()), () => fireEvent.focusOut(region())],
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
])('stands still while %s, and goes on afterward (CAROUSEL-1)', (_, begin, end) => {
  show()
  begin()
  pass(3 * SLIDE_DURATION)
  expect(current()).toBe(0)
  end()
  pass(SLIDE_DURATION)
  expect(current()).toBe(1)
})

it('never advances by itself under reduced motion, and so has nothing to pause (CAROUSEL-1)', () => {
  stubReducedMotion(true)
  show()
  pass(3 * SLIDE_DURATION)
  expect(current()).toBe(0)
  expect(screen.queryByRole('button', { name: /Pausar|Retomar/ })).not.toBeInTheDocument()
})

it('has no controls for a single slide', () => {
  show(panels.slice(0, 1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('hides its controls where no script runs, for the row scrolls by itself (CAROUSEL-1)', () => {
  show()
  expect(button('Próximo destaque').parentElement).toHaveAttribute('data-needs-script')
})

it('announces a slide that is chosen while the focus holds the change that goes by itself (CAROUSEL-1)', () => {
  show()
  const position = screen.getByText('1 de 3', { selector: 'p > span' }).parentElement
  expect(position).toHaveAttribute('aria-live', 'off')
  act(() => button('Próximo destaque').focus())
  expect(position).toHaveAttribute('aria-live', 'polite')
  act(() => button('Próximo destaque').blur())
  expect(position).toHaveAttribute('aria-live', 'off')
})
