import type { RefObject } from 'react'
import { goToResults } from '@/search/go-to-results'
import { SearchForm } from '@/search/SearchForm'
import styles from './Header.module.scss'

export interface SearchLoadingProps {
  ref: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** A search box while the overlay's code loads (SEARCH-1); submitted earlier, it opens the results page. */
export function SearchLoading({ ref, onClose }: SearchLoadingProps) {
  const search = (term: string) => {
    onClose()
    goToResults(term)
  }
  return (
    <div className={styles.searchLoading} data-opening="">
      <SearchForm
        ref={ref}
        onSearch={search}
        isLabelHidden
        size="large"
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  )
}
