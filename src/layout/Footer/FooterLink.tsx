import { AppLink } from '@/components/AppLink/AppLink'
import { linkAttributes } from '@/components/AppLink/link-attributes'
import type { Link } from '@/models/link'
import styles from './Footer.module.scss'

export function FooterLink({ link }: { link: Link }) {
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
