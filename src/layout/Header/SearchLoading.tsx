import type { Ref } from 'react'
import { SEARCH_PATH } from '@/config/site'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Header.module.scss'

/** A search box while the overlay's code loads (SEARCH-1); submitted earlier, it opens the results page. */
export function SearchLoading({ ref, onClose }: { ref: Ref<HTMLInputElement>; onClose: () => void }) {
  const label = useLabels(layoutLabels)
  return (
    <div className={styles.searchLoading} data-opening="">
      <form action={SEARCH_PATH} method="get">
        <input
          ref={ref}
          className={styles.searchBox}
          type="search"
          name="term"
          required
          pattern=".*\S.*"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-label={label('frame.search')}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </form>
    </div>
  )
}
