export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers less motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches
}
