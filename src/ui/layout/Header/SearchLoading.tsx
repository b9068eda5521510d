import type { FormEvent, RefObject } from 'react'
import { SEARCH_PATH } from '@/shared/config/site'
import { searchFormLabels } from '@/shared/labels/search-form'
import { useLabels } from '@/shared/labels/use-labels'
import { searchBox } from '@/ui/search/search-box'
import styles from './Header.module.scss'

export interface SearchLoadingProps {
  ref: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  onClose: () => void
}

/** A search box while the overlay's code loads (SEARCH-1), which every page carries: without that of `SearchForm`. */
export function SearchLoading({ ref, onSearch, onClose }: SearchLoadingProps) {
  const label = useLabels(searchFormLabels)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(ref.current?.value ?? '')
  }
  return (
    <div className={styles.searchLoading} data-opening="">
      <form action={SEARCH_PATH} method="get" onSubmit={submit}>
        <input
          ref={ref}
          className={styles.searchBox}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label('search.label')}
          {...searchBox(label('search.missing'))}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </form>
    </div>
  )
}
