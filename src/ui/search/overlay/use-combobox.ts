import { type KeyboardEvent, useState } from 'react'

export interface Combobox {
  /** The active option; -1 for the text box itself. */
  active: number
  setActive: (index: number) => void
  handleKeyDown: (event: KeyboardEvent) => void
}

/** The next active option; null for keys of the text box. */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active === count - 1 ? -1 : active + 1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    // In the text box itself, these two move the cursor.
    case 'Home':
      return active === -1 ? null : 0
    case 'End':
      return active === -1 ? null : count - 1
    default:
      return null
  }
}

/** Keys of a combobox with a list (WAI-ARIA): focus stays in the text box, arrows move, Enter chooses. */
export function useCombobox(options: string[], onChoose: (option: string) => void): Combobox {
  const [active, setActive] = useState(-1)
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys that compose a character are the input method's.
    if (event.nativeEvent.isComposing || options.length === 0) return
    const chosen = options[active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onChoose(chosen)
      return
    }
    const next = optionAfterKey(event.key, active, options.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }
  return { active, setActive, handleKeyDown }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
