import { useEffect, useState } from 'react'
import { HEADER_TRANSPARENT_UNTIL } from '@/config/site'

export type HeaderTone = 'transparent' | 'white'

/**
 * The header's ground (behavior HEADER-2): on pages that ask for it transparent until the page is
 * scrolled more than the threshold, and never while something of the menu is open. The server's answer is that of an
 * unscrolled page, so that nothing flashes at load.
 */
export function useHeaderTone(isTransparent: boolean, isMenuOpen: boolean): HeaderTone {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    if (!isTransparent) return
    const measure = () => setIsScrolled(window.scrollY > HEADER_TRANSPARENT_UNTIL)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [isTransparent])
  return isTransparent && !isScrolled && !isMenuOpen ? 'transparent' : 'white'
}
