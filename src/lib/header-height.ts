import { FALLBACK_HEADER_HEIGHT } from '@/config/site'

/** The fixed header's present height in pixels; the fallback (behavior HEADER-3) if it has none. */
export function measureHeaderHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().height || FALLBACK_HEADER_HEIGHT
}
