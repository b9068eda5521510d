import { Dialog } from '@/components/Dialog/Dialog'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { OverlaySearch } from './OverlaySearch'
import styles from './SearchOverlay.module.scss'

export interface SearchOverlayProps {
  /** What the visitor typed while the overlay was loading. */
  initialText: string
  /** Called by Escape, Back, the cancel button, a submit and a navigation. */
  onClose: () => void
}

/** The search overlay (behavior SEARCH-1): a dialog that renders at once; the search client loads later. */
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
