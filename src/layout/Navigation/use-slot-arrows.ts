import type { RefObject } from 'react'
import { useArrowKeys } from '@/hooks/use-arrow-keys'

const TRIGGERS = ':scope > li > :is(a, button)'

/**
 * On the menu bar ArrowLeft and ArrowRight move between slots, round at both ends; hidden slots cannot be focused and
 * are skipped.
 */
export function useSlotArrows(list: RefObject<HTMLElement | null>, isDesktop: boolean): void {
  useArrowKeys(list, (step) => {
    const triggers = [...(list.current?.querySelectorAll<HTMLElement>(TRIGGERS) ?? [])]
    const from = triggers.findIndex(({ parentElement }) => parentElement?.contains(document.activeElement))
    if (!isDesktop || from === -1) return
    const { length } = triggers
    for (let passed = 1; passed < length; passed += 1) {
      const next = triggers[(from + step * passed + length * passed) % length]
      next?.focus()
      if (document.activeElement === next) return
    }
  })
}
