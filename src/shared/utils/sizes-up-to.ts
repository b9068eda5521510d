import { MOBILE_MAX_WIDTH, PHONE_MAX_WIDTH, TABLET_MAX_WIDTH, WIDE_MIN_WIDTH } from '@/shared/config/site'

/** Screens of `styles/tools/_media.scss`, each up to its width. */
type ScreenName = 'phone' | 'mobile' | 'tablet' | 'belowWide'

/** Ascending, since `sizes` takes the first match. */
const SCREENS: [ScreenName, number][] = [
  ['phone', PHONE_MAX_WIDTH],
  ['mobile', MOBILE_MAX_WIDTH],
  ['tablet', TABLET_MAX_WIDTH],
  ['belowWide', WIDE_MIN_WIDTH - 1],
]

/** The attribute `sizes`: CSS lengths (`92vw`, `25rem`) up to the named screens, and one for wider ones. */
export function sizesUpTo(lengths: Partial<Record<ScreenName, string>>, wider: string): string {
  const upTo = SCREENS.flatMap(([screen, width]) =>
    lengths[screen] ? [`(max-width: ${width}px) ${lengths[screen]}`] : [],
  )
  return [...upTo, wider].join(', ')
}

/**
 * The phone column, for pictures that can be the main one. It is 92% of the window; a little less makes usual phones
 * (360 px at 2 or 3, 412 px at 1.75 or 2.625) load a file of 97% of their pixels instead of one a sixth wider and a
 * third heavier.
 */
export const MAIN_ON_PHONES = '88vw'
