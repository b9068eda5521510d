import { classNames } from '@/shared/utils/class-names'
import { Icon } from '../Icon/Icon'
import styles from './DisclosureMark.module.scss'

/** The icon of a `summary` or a button with `aria-expanded` (ARIA Authoring Practices: Disclosure). */
export function DisclosureMark({ className }: { className?: string | undefined }) {
  return <Icon name="chevronDown" className={classNames(styles.mark, className)} />
}
