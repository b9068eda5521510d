import { useLabels } from '@/labels/LabelsProvider'
import { classNames } from '@/lib/class-names'
import { FOOTER_ID, MAIN_ID, MENU_BUTTON_ID, MENU_ID, SEARCH_ID } from '../ids'
import styles from './SkipLinks.module.scss'

/**
 * The first stops of the keyboard on every page: to the content, the menu, the search and the footer. Each is seen only
 * while focused. The menu is the bar on wide screens and behind the hamburger on narrow ones.
 */
export function SkipLinks() {
  const t = useLabels()
  return (
    <div data-screen-only="">
      <a className={styles.link} href={`#${MAIN_ID}`}>
        {t('frame.skipToContent')}
      </a>
      <a className={classNames(styles.link, styles.wide)} href={`#${MENU_ID}`} data-frame="skip-to-menu">
        {t('frame.skipToMenu')}
      </a>
      <a className={classNames(styles.link, styles.narrow)} href={`#${MENU_BUTTON_ID}`} data-needs-script="">
        {t('frame.skipToMenu')}
      </a>
      <a className={styles.link} href={`#${SEARCH_ID}`}>
        {t('frame.skipToSearch')}
      </a>
      <a className={styles.link} href={`#${FOOTER_ID}`}>
        {t('frame.skipToFooter')}
      </a>
    </div>
  )
}
