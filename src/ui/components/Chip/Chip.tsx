import type { ReactNode } from 'react'
import type { Link } from '@/shared/content-model/views/link'
import { classNames } from '@/shared/utils/class-names'
import { AppLink } from '../AppLink/AppLink'
import { linkProps } from '../AppLink/link-attributes'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/icon-paths'
import styles from './Chip.module.scss'

interface LinkChip extends Omit<Link, 'text'> {
  /** `filled` for content of this page, `outlined` for links to others. */
  variant: 'filled' | 'outlined'
}

interface RemovableChip {
  variant: 'removable'
  /** Accessible name of the click's action, in place of the text. */
  removeLabel: string
  onRemove: () => void
}

export type ChipProps = (LinkChip | RemovableChip) & {
  icon?: IconName
  children: ReactNode
}

/** A short text in a pill: a link, or a choice that a click removes (ARIA Authoring Practices: Link, Button). */
export function Chip({ icon, children, ...chip }: ChipProps) {
  const className = classNames(styles.chip, styles[chip.variant])
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} className={styles.icon} />}
    </>
  )
  if (chip.variant === 'removable')
    return (
      <button type="button" className={className} aria-label={chip.removeLabel} onClick={chip.onRemove}>
        {content}
      </button>
    )
  return (
    <AppLink className={className} {...linkProps(chip)}>
      {content}
    </AppLink>
  )
}
