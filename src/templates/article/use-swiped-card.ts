import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/lib/motion'

/** The part of a card that has to be in view to be the current one. */
const MOST = 0.6

/**
 * Scrolls the list in `section` sideways to the card of `step` (from 1), and calls back when the visitor swiped to
 * another. While it scrolls itself, cards that pass by do not count.
 */
export function useSwipedCard(
  section: RefObject<HTMLElement | null>,
  step: number,
  onSwiped: (step: number) => void,
): void {
  const shown = useRef<number | null>(null)
  const target = useRef<number | null>(null)
  const callback = useRef(onSwiped)
  useEffect(() => {
    callback.current = onSwiped
  })

  useEffect(() => {
    const list = section.current?.querySelector('ol')
    const card = list?.children[step - 1]
    if (!list || !(card instanceof HTMLElement) || shown.current === step) return
    const isNeighbor = shown.current !== null && Math.abs(shown.current - step) === 1
    shown.current = step
    target.current = step
    const behavior = isNeighbor && !prefersReducedMotion() ? 'smooth' : 'instant'
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft, behavior })
  }, [section, step])

  useEffect(() => {
    const list = section.current?.querySelector('ol')
    if (!list) return
    const cards = [...list.children]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target: card, intersectionRatio } of entries) {
          const seen = cards.indexOf(card) + 1
          if (intersectionRatio < MOST || seen === shown.current) {
            if (seen === target.current && intersectionRatio >= MOST) target.current = null
            continue
          }
          if (target.current !== null) continue
          shown.current = seen
          callback.current(seen)
        }
      },
      { root: list, threshold: MOST },
    )
    const release = () => {
      target.current = null
    }
    for (const card of cards) observer.observe(card)
    list.addEventListener('pointerdown', release)
    list.addEventListener('wheel', release, { passive: true })
    // Scrollable by keyboard.
    list.tabIndex = 0
    return () => {
      observer.disconnect()
      list.removeEventListener('pointerdown', release)
      list.removeEventListener('wheel', release)
      list.removeAttribute('tabindex')
    }
  }, [section])
}
