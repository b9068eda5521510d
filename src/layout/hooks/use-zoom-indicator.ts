import { useEffect } from 'react'
import { ZOOM_THRESHOLD } from '@/config/site'

/** Keeps `zoom-high` or `zoom-low` on the root element: how far the visitor zoomed in (behavior LAYOUT-5). */
export function useZoomIndicator(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const isHigh = window.innerWidth < window.outerWidth * ZOOM_THRESHOLD
      root.classList.toggle('zoom-high', isHigh)
      root.classList.toggle('zoom-low', !isHigh)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
