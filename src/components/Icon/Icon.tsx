import { classNames } from '@/lib/class-names'
import styles from './Icon.module.scss'
import { type IconName, iconPaths } from './icon-paths'

export interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A small drawing beside a text or inside a named control; it says nothing to screen readers by itself. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
