import { Dialog } from '@/components/Dialog/Dialog'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { OverlaySearch } from './OverlaySearch'
import styles from './SearchOverlay.module.scss'

export interface SearchOverlayProps {
  /** What the visitor typed while the overlay was loading. */
  initialText: string
  /** Asked for by Escape, the browser's Back, the cancel button, a submit, and whenever the visitor moves on to another page. */
  onClose: () => void
}

/**
 * The search overlay (behavior SEARCH-1): a dialog over the dimmed page, with everything that it needs to be drawn;
 * only the search client comes later. Clicks beside it do not close it. Who opened it takes the focus back.
 */
export function SearchOverlay({ initialText, onClose }: SearchOverlayProps) {
  const label = useLabels(searchLabels)
  return (
    <Dialog
      onClose={onClose}
      label={label('search.dialog')}
      closesBeside={false}
      initialFocus="input"
      returnsFocus={false}
      className={styles.sheet}
      backdropClassName={styles.backdrop}
    >
      <OverlaySearch initialText={initialText} onClose={onClose} />
    </Dialog>
  )
}
