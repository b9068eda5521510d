import type { MouseEvent } from 'react'

const set = (container: HTMLElement, isOpen: boolean): void => {
  container.dataset.open = String(isOpen)
  container.querySelector(':scope > button')?.setAttribute('aria-expanded', String(isOpen))
}

/** Opens or closes the clicked group: `MenuContainer` does not hydrate, so it has no state. */
export function toggleContainer({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-container] > button') : null
  if (!button?.parentElement) return
  set(button.parentElement, button.getAttribute('aria-expanded') !== 'true')
}

export function closeContainers(menu: Element): void {
  for (const container of menu.querySelectorAll<HTMLElement>('[data-container]')) set(container, false)
}
