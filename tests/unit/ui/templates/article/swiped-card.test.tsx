import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { useSwipedCard } from '@/ui/templates/article/use-swiped-card'

/** In px. */
const WIDTH = 300
const swiped = jest.fn()

function Cards({ step }: { step: number }) {
  const section = useRef<HTMLElement>(null)
  useSwipedCard(section, step, swiped)
  return (
    <section ref={section}>
      <ol>
        <li />
        <li />
        <li />
      </ol>
    </section>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  swiped.mockReset()
  Element.prototype.scrollTo = jest.fn()
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'onscrollend')
})

const scroll = (left: number, type: string) => {
  const list = document.querySelector('ol')
  if (list) list.scrollLeft = left
  list?.dispatchEvent(new Event(type))
  act(() => jest.advanceTimersByTime(1000))
}

test('on its way to a card the list may pause, as on a busy device: the step stays; a swipe that ended changes it', () => {
  Object.assign(window, { onscrollend: null })
  const { rerender } = render(<Cards step={1} />)
  rerender(<Cards step={2} />)
  scroll(WIDTH / 3, 'scroll')
  expect(swiped).not.toHaveBeenCalled()
  scroll(WIDTH, 'scrollend')
  expect(swiped).not.toHaveBeenCalled()
  scroll(2 * WIDTH, 'scrollend')
  expect(swiped).toHaveBeenCalledWith(3)
})

test('a browser that reports no end of scrolling: a swipe is over after a rest', () => {
  render(<Cards step={1} />)
  scroll(WIDTH, 'scroll')
  expect(swiped).toHaveBeenCalledWith(2)
})
