import { AppLink } from '@/components/AppLink/AppLink'
import { linkAttributes } from '@/components/AppLink/link-attributes'
import type { Link } from '@/models/link'
import styles from './Footer.module.scss'

export interface FooterLinkProps {
  link: Link
}

export function FooterLink({ link }: FooterLinkProps) {
  return (
    <AppLink
      className={styles.link}
      href={link.href}
      opensNewTab={link.opensNewTab}
      {...linkAttributes(link)}
    >
      {link.text}
    </AppLink>
  )
}
