import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import type { Footer, PrivacyLink } from '@/models/layout'
import { OPENS_PREFERENCES } from '../consent/opens-preferences'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLink'

/** Opens the cookie preferences. `consent/Consent.tsx` handles the click and loads the panel. */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  return (
    <button className={styles.link} type="button" {...OPENS_PREFERENCES}>
      {label('footer.cookies')}
    </button>
  )
}

export interface FooterLinksProps {
  breadcrumb: Footer['breadcrumb']
  links: Footer['links']
  additionalLinks: Footer['additionalLinks']
  privacyLink: PrivacyLink
}

/** The row of small links. Consent must be as easy to withdraw as to give: on every screen. */
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
