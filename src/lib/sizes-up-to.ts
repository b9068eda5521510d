import { MOBILE_MAX_WIDTH, PHONE_MAX_WIDTH, TABLET_MAX_WIDTH, WIDE_MIN_WIDTH } from '@/config/site'

/** Screens as `styles/tools/_media.scss` names them, each up to its width. */
type ScreenName = 'phone' | 'mobile' | 'tablet' | 'belowWide'

/** From the narrowest on, as `sizes` takes the first that applies. */
const SCREENS: [ScreenName, number][] = [
  ['phone', PHONE_MAX_WIDTH],
  ['mobile', MOBILE_MAX_WIDTH],
  ['tablet', TABLET_MAX_WIDTH],
  ['belowWide', WIDE_MIN_WIDTH - 1],
]

/**
 * How wide a picture is drawn, for the attribute `sizes`: CSS lengths (`92vw`, `25rem`) up to the screens named, and the
 * one on all wider screens.
 */
export function sizesUpTo(lengths: Partial<Record<ScreenName, string>>, wider: string): string {
  const upTo = SCREENS.flatMap(([screen, width]) =>
    lengths[screen] ? [`(max-width: ${width}px) ${lengths[screen]}`] : [],
  )
  return [...upTo, wider].join(', ')
}

/**
 * The column of a phone, for pictures that can be the main one of a page. It is 92% of the window: said a little narrower, the
 * usual phones (360 px at 2 or 3, 412 px at 1.75 or 2.625) take a file of 97% of their pixels, not one that is a sixth too wide
 * and a third heavier, while everything waits for it.
 */
export const MAIN_ON_PHONES = '88vw'
