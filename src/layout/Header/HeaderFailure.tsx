import { AppLink } from '@/components/AppLink/AppLink'
import { HOME_PATH, SEARCH_PATH } from '@/config/site'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Header.module.scss'

/** Fallback of a header that failed in the browser: home and search as links. */
export function HeaderFailure() {
  const label = useLabels(layoutLabels)
  return (
    <header className={styles.header} data-tone="white" data-frame="header" data-screen-only="">
      <div className={styles.bar}>
        <AppLink href={HOME_PATH}>{label('frame.home')}</AppLink>
        <AppLink href={SEARCH_PATH}>{label('frame.search')}</AppLink>
      </div>
    </header>
  )
}
