/** What visitors ask for who want less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches
}
