import { componentLabels } from '@/shared/labels/components'
import { useLabels } from '@/shared/labels/use-labels'
import styles from './DialogLoading.module.scss'

/** Immediate feedback while a dialog's code loads: the page dims, and a text announces it. */
export function DialogLoading() {
  const label = useLabels(componentLabels)
  return (
    <div className={styles.backdrop} role="status" data-opening="" data-screen-only="">
      <span className={styles.words}>{label('dialog.opening')}</span>
    </div>
  )
}
