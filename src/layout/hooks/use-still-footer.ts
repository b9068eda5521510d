import { useEffect } from 'react'
import { FOOTER_ID } from '../ids'

/** Draws the line with the year of today, where the page was made last year. */
const correctYear = (line: HTMLElement) => {
  const year = String(new Date().getFullYear())
  const { year: drawn } = line.dataset
  if (!drawn || drawn === year) return
  line.dataset.year = year
  line.textContent = line.textContent?.replaceAll(drawn, year) ?? null
}

/**
 * What changes of the footer, which itself stays as the server drew it (`still-parts.ts`): it is out of reach while the mobile
 * menu lies over the page, and says the year of today (behavior FOOTER-3).
 */
export function useStillFooter(isInert: boolean, pageKey: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a footer of its own.
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)
    footer?.toggleAttribute('inert', isInert)
    const line = footer?.querySelector<HTMLElement>('[data-year]')
    if (line) correctYear(line)
  }, [isInert, pageKey])
}
