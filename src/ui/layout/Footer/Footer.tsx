import type { Footer as FooterModel, PrivacyLink } from '@/shared/content-model/views/layout'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { FOOTER_ID } from '@/shared/routing/page-ids'
import { ContactText } from '@/ui/components/ContactText/ContactText'
import styles from './Footer.module.scss'
import { FooterAside } from './FooterAside'
import { FooterLinks } from './FooterLinks'
import { FooterAccordion, FooterColumns } from './FooterMenus'

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

/** The footer (behavior FOOTER-1, FOOTER-2). Its layout changes at the mobile breakpoint. */
export function Footer({ footer, privacyLink }: { footer: FooterModel; privacyLink: PrivacyLink }) {
  return (
    <footer id={FOOTER_ID} className={styles.footer} tabIndex={-1} data-screen-only="">
      <div className={styles.grid}>
        <FooterColumns slots={footer.slots} />
        <FooterAccordion slots={footer.slots} />
        <FooterAside footer={footer} />
        <FooterLinks footer={footer} privacyLink={privacyLink} />
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
