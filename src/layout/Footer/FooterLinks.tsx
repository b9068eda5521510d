import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import type { Footer, PrivacyLink } from '@/models/layout'
import { CookieButton } from './CookieButton'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLink'

export interface FooterLinksProps {
  breadcrumb: Footer['breadcrumb']
  links: Footer['links']
  additionalLinks: Footer['additionalLinks']
  privacyLink: PrivacyLink
}

/**
 * The row of small links. On narrow screens it includes the first additional link. Cookie preferences are on every
 * screen: consent must be as easy to withdraw as to give.
 */
export function FooterLinks({
  breadcrumb,
  links,
  additionalLinks: [extra, ...others],
  privacyLink,
}: FooterLinksProps) {
  const label = useLabels(layoutLabels)
  const keys = distinct([...links, ...others].map(({ href, text }) => href + text))
  return (
    <nav className={styles.links} aria-label={label('footer.links')}>
      <ul className={styles.linkRow}>
        {breadcrumb && (
          <li>
            <FooterLink link={breadcrumb} />
          </li>
        )}
        {links.map((link, index) => (
          <li key={keys[index]}>
            <FooterLink link={link} />
          </li>
        ))}
        {extra && (
          <li className={styles.narrowOnly}>
            <FooterLink link={extra} />
          </li>
        )}
        {others.map((link, index) => (
          <li key={keys[links.length + index]}>
            <FooterLink link={link} />
          </li>
        ))}
        {privacyLink && (
          <li>
            <FooterLink link={privacyLink} />
          </li>
        )}
        <li data-frame="cookies">
          <CookieButton />
        </li>
      </ul>
    </nav>
  )
}
