import { classNames } from '@/lib/class-names'
import { Icon } from '../Icon/Icon'
import styles from './DisclosureMark.module.scss'

export interface DisclosureMarkProps {
  className?: string | undefined
}

/**
 * The icon of a disclosure (ARIA Authoring Practices: Disclosure): a child of a `summary`, or of a button with
 * `aria-expanded`; it turns when they open.
 */
export function DisclosureMark({ className }: DisclosureMarkProps) {
  return <Icon name="chevronDown" className={classNames(styles.mark, className)} />
}
