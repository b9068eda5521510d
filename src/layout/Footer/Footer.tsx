import { AppLink } from '@/components/AppLink/AppLink'
import { linkAttributes } from '@/components/AppLink/link-attributes'
import { ContactText } from '@/components/ContactText/ContactText'
import { Icon } from '@/components/Icon/Icon'
import type { Footer as FooterModel, PrivacyLink } from '@/models/layout'
import { FOOTER_ID } from '../ids'
import { AccessibilityMark } from './AccessibilityMark'
import { Copyright } from './Copyright'
import { CountryButton } from './CountryButton'
import styles from './Footer.module.scss'
import { FooterIcons } from './FooterIcons'
import { FooterLinks } from './FooterLinks'
import { FooterAccordion, FooterColumns } from './FooterMenus'
import { SocialLinks } from './SocialLinks'
import { ThemeChoice } from './ThemeChoice'

/** The curved upper edge. */
const BREEZE = 'M0 64C240 8 520 0 800 30s470 40 640-14v48Z'

export interface FooterProps {
  footer: FooterModel
  privacyLink: PrivacyLink
}

/** The footer (behavior FOOTER-1, FOOTER-2). Its layout changes at the mobile breakpoint. */
export function Footer({ footer, privacyLink }: FooterProps) {
  const extra = footer.additionalLinks[0]
  return (
    <footer id={FOOTER_ID} className={styles.footer} tabIndex={-1} data-screen-only="">
      <svg className={styles.breeze} viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
        <path d={BREEZE} />
      </svg>
      <div className={styles.grid}>
        <FooterColumns slots={footer.slots} />
        <FooterAccordion slots={footer.slots} />
        <div className={styles.aside}>
          <SocialLinks links={footer.socialLinks} />
          {extra && (
            <AppLink
              className={styles.extra}
              href={extra.href}
              isExternal={extra.isExternal}
              opensNewTab={extra.opensNewTab}
              {...linkAttributes(extra)}
            >
              {extra.text}
              <Icon name="arrowRight" />
            </AppLink>
          )}
          <FooterIcons icons={footer.icons} />
          <AccessibilityMark footer={footer} />
          <ThemeChoice />
          {footer.country && <CountryButton country={footer.country} />}
        </div>
        <FooterLinks
          breadcrumb={footer.breadcrumb}
          links={footer.links}
          additionalLinks={footer.additionalLinks}
          privacyLink={privacyLink}
        />
        <div className={styles.legal}>
          <Copyright copyright={footer.copyright} />
          {footer.legalText && (
            <p>
              <ContactText text={footer.legalText} />
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}
