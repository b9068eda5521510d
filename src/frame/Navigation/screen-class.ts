import { classNames } from '@/lib/class-names'
import type { Screens } from '@/models/frame'
import styles from './Navigation.module.scss'

/** Hides what is flagged for the other kind of screen (behavior MENU-6). */
export const screenClass = ({ desktopOnly, mobileOnly }: Screens): string =>
  classNames(
    desktopOnly && !mobileOnly && styles.desktopOnly,
    mobileOnly && !desktopOnly && styles.mobileOnly,
  )
