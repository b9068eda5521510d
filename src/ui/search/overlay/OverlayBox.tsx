import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { SearchForm } from '../SearchForm'
import styles from './OverlayBox.module.scss'
import type { Combobox } from './use-combobox'
import { optionId } from './use-combobox'

export interface OverlayBoxProps {
  text: string
  onChange: (text: string) => void
  onSearch: (term: string) => void
  /** The visitor comes back to the box after having closed the list. */
  onOpenList: () => void
  onClose: () => void
  combobox: Combobox
  listId: string
  isExpanded: boolean
}

/** Behavior SEARCH-1. */
export function OverlayBox({
  text,
  onChange,
  onSearch,
  onOpenList,
  onClose,
  combobox: { active, handleKeyDown },
  listId,
  isExpanded,
}: OverlayBoxProps) {
  const label = useLabels(searchLabels)
  return (
    <SearchForm
      className={styles.bar}
      onSearch={onSearch}
      isLabelHidden
      size="large"
      type="text"
      inputMode="search"
      value={text}
      spellCheck={false}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-activedescendant={isExpanded && active >= 0 ? optionId(listId, active) : undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onOpenList()
        handleKeyDown(event)
      }}
      onClick={onOpenList}
      onClear={() => onChange('')}
    >
      <button type="button" className={styles.cancel} onClick={onClose}>
        {label('search.cancel')}
      </button>
    </SearchForm>
  )
}
