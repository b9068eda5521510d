import { AppLink } from '@/components/AppLink/AppLink'
import type { FooterLink as FooterLinkModel } from '@/models/layout'
import styles from './Footer.module.scss'

export interface FooterLinkProps {
  link: FooterLinkModel
}

/** A text link on the footer's dark ground. */
export function FooterLink({ link: { href, text, opensNewTab, toolTip, analytics } }: FooterLinkProps) {
  return (
    <AppLink
      className={styles.link}
      href={href}
      opensNewTab={opensNewTab}
      title={toolTip}
      data-event-class={analytics?.eventClass}
      data-event-label={analytics?.eventLabel}
    >
      {text}
    </AppLink>
  )
}
