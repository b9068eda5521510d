import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { FOOTER_ID, MAIN_ID, MENU_BUTTON_ID, MENU_ID, SEARCH_ID } from '@/shared/routing/page-ids'
import { classNames } from '@/shared/utils/class-names'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import styles from './SkipLinks.module.scss'

/** The first Tab stops of every page, visible while focused. */
export function SkipLinks({ onLeaveHeader, hasMenu }: { onLeaveHeader: () => void; hasMenu: boolean }) {
  const label = useLabels(layoutLabels)
  return (
    <div data-screen-only="">
      <AppLink className={styles.link} href={`#${MAIN_ID}`} onClick={onLeaveHeader}>
        {label('frame.skipToContent')}
      </AppLink>
      {hasMenu && (
        <>
          <AppLink
            className={classNames(styles.link, styles.wide)}
            href={`#${MENU_ID}`}
            data-frame="skip-to-menu"
          >
            {label('frame.skipToMenu')}
          </AppLink>
          <AppLink
            className={classNames(styles.link, styles.narrow)}
            href={`#${MENU_BUTTON_ID}`}
            data-needs-script=""
          >
            {label('frame.skipToMenu')}
          </AppLink>
        </>
      )}
      <AppLink className={styles.link} href={`#${SEARCH_ID}`}>
        {label('frame.skipToSearch')}
      </AppLink>
      <AppLink className={styles.link} href={`#${FOOTER_ID}`} onClick={onLeaveHeader}>
        {label('frame.skipToFooter')}
      </AppLink>
    </div>
  )
}
