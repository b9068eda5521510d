import { classNames } from '@/lib/class-names'
import { Icon } from '../Icon/Icon'
import styles from './DisclosureMark.module.scss'

export interface DisclosureMarkProps {
  className?: string | undefined
}

/**
 * The mark of what opens and closes (ARIA Authoring Practices: Disclosure): a child of a `summary`, or of a button with
 * `aria-expanded`, which say whether it is open; it turns with them.
 */
export function DisclosureMark({ className }: DisclosureMarkProps) {
  return <Icon name="chevronDown" className={classNames(styles.mark, className)} />
}
