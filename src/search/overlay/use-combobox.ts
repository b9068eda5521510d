import { type KeyboardEvent, useState } from 'react'

export interface Combobox {
  /** The option that the arrows rest on; -1 while that is the text box itself. */
  active: number
  setActive: (index: number) => void
  handleKeyDown: (event: KeyboardEvent) => void
}

/** Where a key leads from `active` among `count` options; null for keys that the text box keeps. */
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

/**
 * The keys of a combobox with a list (WAI-ARIA): focus stays in the text box, arrows move through options and back to
 * the text, Enter chooses the option that they rest on.
 */
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

/** The id of an option of the suggestion list, by which the text box says where the arrows rest. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
