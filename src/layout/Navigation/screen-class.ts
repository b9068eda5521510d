import { classNames } from '@/lib/class-names'
import type { Screens } from '@/models/layout'
import styles from './Navigation.module.scss'

/** Hides what is flagged for the other kind of screen (behavior MENU-6). */
export function screenClass({ desktopOnly, mobileOnly }: Screens): string {
  return classNames(
    desktopOnly && !mobileOnly && styles.desktopOnly,
    mobileOnly && !desktopOnly && styles.mobileOnly,
  )
}
