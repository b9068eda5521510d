import { classNames } from '@/shared/utils/class-names'
import styles from './Icon.module.scss'
import { type IconName, iconPaths } from './icon-paths'

export interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
