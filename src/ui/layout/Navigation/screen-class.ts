import type { MenuNode, Screens } from '@/shared/content-model/views/layout'
import { classNames } from '@/shared/utils/class-names'
import styles from './Navigation.module.scss'

/** Hides entries flagged for the other screen size (behavior MENU-6). */
export function screenClass({ desktopOnly, mobileOnly }: Screens): string {
  return classNames(desktopOnly && styles.desktopOnly, mobileOnly && styles.mobileOnly)
}

/** Hides a list whose entries are all hidden, so that no empty column is left. */
export function listScreenClass(nodes: MenuNode[]): string {
  const [first = '', ...others] = new Set(
    nodes.map((node) => (node.kind === 'title' ? '' : screenClass(node))),
  )
  return others.length === 0 ? first : ''
}
