import { componentLabels } from '@/labels/components'
import { useLabels } from '@/labels/use-labels'
import styles from './DialogLoading.module.scss'

/** What answers a press at once while the code of a dialog is on its way: the page dims, and says that it opens. */
export function DialogLoading() {
  const label = useLabels(componentLabels)
  return (
    <div className={styles.backdrop} role="status" data-opening="" data-screen-only="">
      <span className={styles.words}>{label('dialog.opening')}</span>
    </div>
  )
}
