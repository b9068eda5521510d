import { FALLBACK_HEADER_HEIGHT } from '@/config/site'

/** The height in pixels of the fixed header, as drawn now; the fallback (behavior HEADER-3) where it has none. */
export function measureHeaderHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().height || FALLBACK_HEADER_HEIGHT
}
