import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import type { Link } from '@/models/link'
import styles from './Header.module.scss'

/** The way to urgent help, in sight on every page (behavior HELP-2). */
export function HelpLink({ link: { href, text, isExternal, opensNewTab } }: { link: Link }) {
  return (
    <AppLink className={styles.help} href={href} isExternal={isExternal} opensNewTab={opensNewTab}>
      <Icon name="phone" />
      <span>{text}</span>
    </AppLink>
  )
}
