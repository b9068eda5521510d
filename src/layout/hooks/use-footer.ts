import { useEffect } from 'react'
import { FOOTER_ID } from '../ids'

/** Corrects the year of a page built last year. */
const correctYear = (line: HTMLElement) => {
  const year = String(new Date().getFullYear())
  const { year: rendered } = line.dataset
  if (!rendered || rendered === year) return
  line.dataset.year = year
  line.textContent = line.textContent?.replaceAll(rendered, year) ?? null
}

/**
 * Updates the footer, an island that does not hydrate: inert while the mobile menu covers the page, and with the
 * current year (behavior FOOTER-3).
 */
export function useFooter(isInert: boolean, pageKey: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a footer of its own.
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)
    footer?.toggleAttribute('inert', isInert)
    const line = footer?.querySelector<HTMLElement>('[data-year]')
    if (line) correctYear(line)
  }, [isInert, pageKey])
}
