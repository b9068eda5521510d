import { AppLink } from '@/components/AppLink/AppLink'
import { linkAttributes } from '@/components/AppLink/link-attributes'
import { ContactText } from '@/components/ContactText/ContactText'
import { Icon } from '@/components/Icon/Icon'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import type { Footer as FooterModel, PrivacyLink } from '@/models/layout'
import { FOOTER_ID } from '../ids'
import { AccessibilityMark } from './AccessibilityMark'
import { CountryButton } from './CountryButton'
import styles from './Footer.module.scss'
import { FooterIcons } from './FooterIcons'
import { FooterLinks } from './FooterLinks'
import { FooterAccordion, FooterColumns } from './FooterMenus'
import { SocialLinks } from './SocialLinks'

const THEMES = ['system', 'light', 'dark'] as const

/** The choice of a light or dark theme (behavior THEME-1), which src/layout/theme.js marks, applies and stores. */
function ThemeChoice() {
  const label = useLabels(layoutLabels)
  return (
    <fieldset className={styles.themes}>
      <legend>{label('footer.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          {label(`footer.theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Copyright, the current year in place of `{ano}` (behavior FOOTER-3). `hooks/use-footer.ts` corrects pages built last year. */
export function Copyright({ copyright }: { copyright: string | null }) {
  const label = useLabels(layoutLabels)
  const year = String(new Date().getFullYear())
  return (
    <p className={styles.copyright} data-year={year}>
      {copyright?.replaceAll('{ano}', year) || label('footer.copyright', { year })}
    </p>
  )
}

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
