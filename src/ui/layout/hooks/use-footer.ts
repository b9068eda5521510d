import { useEffect } from 'react'
import { FOOTER_ID } from '@/shared/routing/page-ids'

const correctYear = (line: HTMLElement) => {
  const year = String(new Date().getFullYear())
  const { year: rendered } = line.dataset
  if (!rendered || rendered === year) return
  line.dataset.year = year
  line.textContent = line.textContent?.replaceAll(rendered, year) ?? null
}

/** The footer does not hydrate: makes it inert under the mobile menu, and corrects its year (FOOTER-3). */
export function useFooter(isInert: boolean, pageKey: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a footer of its own.
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)
    footer?.toggleAttribute('inert', isInert)
    const line = footer?.querySelector<HTMLElement>('[data-year]')
    if (line) correctYear(line)
  }, [isInert, pageKey])
}
