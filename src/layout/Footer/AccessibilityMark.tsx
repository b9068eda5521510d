import { AppLink } from '@/components/AppLink/AppLink'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import type { Footer } from '@/models/layout'
import { pathOfSlug } from '@/routing/links'
import styles from './Footer.module.scss'

/** The accessibility statement, if the site has one. */
const STATEMENT = pathOfSlug('acessibilidade')

/** The United Nations' accessibility symbol, redrawn. */
const FIGURE =
  'M12 6.2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6 8.4c4 1.3 8 1.3 12 0M12 9.4v4.2m-2.2-4.3v4.4L8.2 19.4m6-10.1v4.4l1.6 5.7'

/** The symbol that Law 13.146/2015, art. 63 requires (FOOTER-4), with a link to the statement if any. */
export function AccessibilityMark({
  footer: { links, additionalLinks },
}: {
  footer: Pick<Footer, 'links' | 'additionalLinks'>
}) {
  const label = useLabels(layoutLabels)
  const hasStatement = [...links, ...additionalLinks].some(({ href }) => href === STATEMENT)
  const content = (
    <>
      <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={FIGURE} />
      </svg>
      {label('footer.accessibility')}
    </>
  )
  return hasStatement ? (
    <AppLink className={styles.icon} href={STATEMENT}>
      {content}
    </AppLink>
  ) : (
    <p className={styles.icon}>{content}</p>
  )
}
