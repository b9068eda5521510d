import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubIntersectionObserver, stubReducedMotion } from '@tests/unit/shared/utils/browser-stubs'
import type { VideoSection } from '@/shared/content-model/types/video'
import { ArticlePage } from '@/ui/templates/article/ArticlePage'
import { stepInQuery, withStep } from '@/ui/templates/article/steps-query'
import { makeArticle } from '../editorial-fixtures'
import { resetRouter, routerStub } from '../router-stub'

jest.mock('next/router', () => jest.requireActual('../router-stub').routerModule())

const PATH = '/pt-br/dicas/febre/'
const film: VideoSection = {
  type: 'video',
  updatedAt: '2026-11-20T12:00:00.000Z',
  id: 'film',
  title: 'Como medir, em 23 segundos',
  source: { kind: 'file', url: 'https://videos.exemplo.com/febre.mp4' },
  startsAfterClick: true,
  transcript: 'Um menino descansa.',
  thumbnail: null,
  shape: 'rounded',
}
const howTo = makeArticle({
  description: 'Um termômetro e 5 minutos.',
  summary: ['Meça na axila.'],
  supplies: ['Termômetro'],
  steps: [
    { id: 's1', title: 'Lave as mãos', text: 'Com água e sabão.', image: null, seconds: null },
    { id: 's2', title: 'Espere', text: '5 minutos.', image: null, seconds: 300 },
  ],
  body: [
    { kind: 'paragraph', children: ['Antes de tudo, calma.'] },
    { kind: 'section', section: film },
  ],
})

beforeEach(() => {
  stubReducedMotion(true)
  stubIntersectionObserver()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  jest.spyOn(window, 'scrollTo').mockReturnValue()
  Element.prototype.scrollTo = () => {}
  resetRouter(PATH)
})

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('a how-to begins with its film, what it needs and its steps; the summary follows (ARTICLE-4)', () => {
  render(<ArticlePage page={howTo} />)
  const order = [
    screen.getByRole('button', { name: /Como medir, em 23 segundos/ }),
    screen.getByRole('heading', { name: 'O que separar' }),
    screen.getByRole('heading', { name: 'Lave as mãos' }),
    screen.getByText('Um menino descansa.'),
    screen.getByRole('heading', { name: 'Em resumo' }),
    screen.getByText('Antes de tudo, calma.'),
  ]
  for (const [index, next] of order.slice(1).entries())
    expect(isBefore(order[index] as Element, next)).toBe(true)
  expect(screen.getByText('2 passos')).toBeInTheDocument()
})

test('an address without a step, or with one that does not exist, shows the list (ARTICLE-4)', () => {
  expect(stepInQuery('', 2)).toBeNull()
  for (const step of ['0', '3', '1.5', 'dois']) expect(stepInQuery(`passo=${step}`, 2)).toBeNull()
  expect(stepInQuery('passo=2', 2)).toBe(2)
  expect(withStep('a=1&passo=2', null)).toBe('a=1')
  expect(withStep('a=1', 2)).toBe('a=1&passo=2')
})

test('cards say where they are; the next step is a step of the history (ARTICLE-4)', async () => {
  resetRouter(`${PATH}?passo=1`)
  const user = userEvent.setup()
  render(<ArticlePage page={howTo} />)
  expect(await screen.findByText(/^Passo 1 de 2/)).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('button', { name: 'Próximo passo' }))
  expect(routerStub.push.mock.calls[0]?.[0]).toBe(`${PATH}?passo=2`)
})

test('the last card ends the cards, and focus stays beside the steps', async () => {
  resetRouter(`${PATH}?passo=2`)
  const user = userEvent.setup()
  render(<ArticlePage page={howTo} />)
  await user.click(await screen.findByRole('button', { name: 'Concluir' }))
  expect(routerStub.push.mock.calls[0]?.[0]).toBe(PATH)
  expect(screen.getByRole('heading', { name: 'Passo a passo' }).parentElement).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('a step with a time counts it down by a click, and says when it is over (ARTICLE-4)', async () => {
  resetRouter(`${PATH}?passo=2`)
  render(<ArticlePage page={howTo} />)
  expect(await screen.findByRole('timer')).toHaveTextContent('5:00')
  jest.useFakeTimers()
  act(() => screen.getByRole('button', { name: 'Contar o tempo' }).click())
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer')).toHaveTextContent('4:00')
  act(() => jest.advanceTimersByTime(240_000))
  expect(screen.getByText('Tempo encerrado')).toHaveAttribute('role', 'status')
  jest.useRealTimers()
})

test('the screen is kept on by a press, and released when the cards are left (ARTICLE-4)', async () => {
  const release = jest.fn(async () => {})
  const lock = Object.assign(new EventTarget(), { release })
  const request = jest.fn(async () => lock)
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  resetRouter(`${PATH}?passo=1`)
  const user = userEvent.setup()
  const { unmount } = render(<ArticlePage page={howTo} />)
  const button = await screen.findByRole('button', { name: 'Manter a tela acesa' })
  expect(request).not.toHaveBeenCalled()
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'wakeLock')
})
