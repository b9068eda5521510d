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
