import { classNames } from '@/lib/class-names'
import type { MenuNode, Screens } from '@/models/layout'
import styles from './Navigation.module.scss'

/** Hides what is flagged for the other kind of screen (behavior MENU-6). */
export function screenClass({ desktopOnly, mobileOnly }: Screens): string {
  return classNames(
    desktopOnly && !mobileOnly && styles.desktopOnly,
    mobileOnly && !desktopOnly && styles.mobileOnly,
  )
}

/** A list all of whose entries are hidden on a kind of screen leaves no empty column there. */
export function listScreenClass(nodes: MenuNode[]): string {
  const [first = '', ...others] = new Set(
    nodes.map((node) => (node.kind === 'title' ? '' : screenClass(node))),
  )
  return others.length === 0 ? first : ''
}
