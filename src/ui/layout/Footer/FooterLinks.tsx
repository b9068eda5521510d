import type { Footer, PrivacyLink } from '@/shared/content-model/views/layout'
import type { Link } from '@/shared/content-model/views/link'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { distinct } from '@/shared/utils/distinct'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkAttributes } from '@/ui/components/AppLink/link-attributes'
import { OPENS_PREFERENCES } from '../consent/opens-preferences'
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

/** Opens the cookie preferences. `consent/Consent.tsx` handles the click and loads the panel. */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  return (
    <button className={styles.link} type="button" {...OPENS_PREFERENCES}>
      {label('footer.cookies')}
    </button>
  )
}

/** The row of small links. Consent must be as easy to withdraw as to give: on every screen. */
export function FooterLinks({ footer, privacyLink }: { footer: Footer; privacyLink: PrivacyLink }) {
  const label = useLabels(layoutLabels)
  const { breadcrumb, links: first, additionalLinks } = footer
  const [extra] = additionalLinks
  const links = [breadcrumb, ...first, ...additionalLinks, privacyLink].filter((link) => link !== null)
  const keys = distinct(links.map(({ href, text }) => href + text))
  return (
    <nav className={styles.links} aria-label={label('footer.links')}>
      <ul className={styles.linkRow}>
        {links.map((link, index) => (
          <li key={keys[index]} className={link === extra ? styles.narrowOnly : undefined}>
            <FooterLink link={link} />
          </li>
        ))}
        <li data-frame="cookies">
          <CookieButton />
        </li>
      </ul>
    </nav>
  )
}
