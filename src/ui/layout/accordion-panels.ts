import Router from 'next/router'
import { decodeAddress } from '@/shared/utils/decode-address'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'

/** Every group of `details` with one name is an accordion, also in an island that does not hydrate. */
const isPanel = (element: unknown): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.hasAttribute('name')

/** The panel clicked last: only this one is scrolled to. */
let requested: HTMLDetailsElement | null = null

const openNamedPanel = () => {
  const panel = document.getElementById(decodeAddress(window.location.hash.slice(1)))
  if (!isPanel(panel)) return
  requested = panel
  panel.open = true
}
/** Not for shallow changes: they name no new panel. */
const arrive = (_address: string, { shallow }: { shallow: boolean }) => {
  if (!shallow) openNamedPanel()
}
const noteClick = ({ target }: Event) => {
  const panel = target instanceof Element && target.closest('summary')?.parentElement
  if (isPanel(panel)) requested = panel
}
const settle = ({ target: panel }: Event) => {
  if (!isPanel(panel) || !panel.open) return
  // Browsers that do not know the attribute leave the others open.
  for (const other of document.getElementsByName(panel.getAttribute('name') ?? ''))
    if (isPanel(other) && other !== panel) other.open = false
  if (requested === panel) scrollBelowHeader(panel)
  requested = null
}

const PAGE_EVENTS = ['routeChangeComplete', 'hashChangeComplete'] as const

/** Leaves one panel open, scrolls to an opened or named one (ACCORDION-1, ACCORDION-2). @returns ends it */
export function startAccordions(): () => void {
  document.addEventListener('click', noteClick)
  document.addEventListener('toggle', settle, true)
  window.addEventListener('hashchange', openNamedPanel)
  for (const event of PAGE_EVENTS) Router.events.on(event, arrive)
  openNamedPanel()
  return () => {
    document.removeEventListener('click', noteClick)
    document.removeEventListener('toggle', settle, true)
    window.removeEventListener('hashchange', openNamedPanel)
    for (const event of PAGE_EVENTS) Router.events.off(event, arrive)
  }
}
