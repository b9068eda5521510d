import type { Link } from '@/shared/content-model/views/link'
import { classNames } from '@/shared/utils/class-names'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './CallButton.module.scss'

/** A link to `tel:` and digits; its text is who is called, then the number: `Samu, 192`. */
export interface CallButtonProps extends Link {
  /** Shows the number only; its name is for screen readers. */
  isShort?: boolean
}

/** Ambulance, fire department, police. */
const EMERGENCY = /^tel:19[023]$/
const NAME_AND_NUMBER = /^(.*?),?\s*(\(?\d[\d\s()-]*)$/

/** A link that calls a number: as wide as its place on phones, red for an emergency (behavior HELP-1). */
export function CallButton({ text, isShort = false, ...link }: CallButtonProps) {
  const [, name = text, number] = NAME_AND_NUMBER.exec(text) ?? []
  return (
    <AppLink
      {...linkProps(link)}
      className={classNames(
        styles.call,
        EMERGENCY.test(link.href) && styles.urgent,
        isShort ? styles.short : styles.named,
      )}
    >
      {!isShort && <Icon name="phone" className={styles.icon} />}
      <span className={isShort && number ? 'visually-hidden' : styles.name}>{name}</span>{' '}
      {number && <span className={styles.number}>{number}</span>}
    </AppLink>
  )
}
