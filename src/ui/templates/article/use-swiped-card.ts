import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { prefersReducedMotion } from '@/shared/utils/motion'

/** Milliseconds without scrolling after which a swipe is over, in browsers without `scrollend`. */
const REST = 120

/** Scrolls the list in `section` to the card of `step` (from 1), and calls back when the visitor swiped to another. */
export function useSwipedCard(
  section: RefObject<HTMLElement | null>,
  step: number,
  onSwiped: (step: number) => void,
): void {
  const shown = useRef<number | null>(null)
  const settle = useEffectEvent((list: HTMLElement) => {
    const [first, second] = list.querySelectorAll('li')
    const width = first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth
    const card = Math.round(list.scrollLeft / Math.max(1, width)) + 1
    if (card === shown.current) return
    shown.current = card
    onSwiped(card)
  })

  useEffect(() => {
    const list = section.current?.querySelector('ol')
    const card = list?.querySelectorAll('li')[step - 1]
    if (!list || !card || shown.current === step) return
    const isNeighbor = shown.current !== null && Math.abs(shown.current - step) === 1
    shown.current = step
    const behavior = isNeighbor && !prefersReducedMotion() ? 'smooth' : 'instant'
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft, behavior })
  }, [section, step])

  useEffect(() => {
    const list = section.current?.querySelector('ol')
    if (!list) return
    let rest: ReturnType<typeof setTimeout>
    // On a busy device a pause may be within the list's own way to a card: the visitor would be brought back.
    const type = 'onscrollend' in window ? 'scrollend' : 'scroll'
    const onScroll = () => {
      clearTimeout(rest)
      rest = setTimeout(() => settle(list), type === 'scrollend' ? 0 : REST)
    }
    list.addEventListener(type, onScroll, { passive: true })
    // Scrollable by keyboard.
    list.tabIndex = 0
    return () => {
      clearTimeout(rest)
      list.removeEventListener(type, onScroll)
      list.removeAttribute('tabindex')
    }
  }, [section])
}
