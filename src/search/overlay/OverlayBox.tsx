import { LinkButton } from '@/components/LinkButton/LinkButton'
import { SearchField } from '@/components/SearchField/SearchField'
import { SEARCH_PATH } from '@/config/site'
import { searchLabels } from '@/labels/search'
import { searchFormLabels } from '@/labels/search-form'
import { useLabels } from '@/labels/use-labels'
import styles from './OverlayBox.module.scss'
import type { Combobox } from './use-combobox'
import { optionId } from './use-combobox'

export interface OverlayBoxProps {
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
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
  onSubmit,
  onOpenList,
  onClose,
  combobox: { active, handleKeyDown },
  listId,
  isExpanded,
}: OverlayBoxProps) {
  const label = useLabels(searchLabels)
  const formLabel = useLabels(searchFormLabels)
  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        action={SEARCH_PATH}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <SearchField
          label={formLabel('search.label')}
          isLabelHidden
          size="large"
          inputMode="search"
          name="term"
          value={text}
          placeholder={formLabel('search.placeholder')}
          autoCapitalize="none"
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
          submit={
            <LinkButton type="submit" className={styles.submit}>
              {formLabel('search.submit')}
            </LinkButton>
          }
        />
      </form>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {label('search.cancel')}
      </button>
    </search>
  )
}
