import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './SuggestionPanel.module.scss'
import { optionId } from './use-combobox'

export interface KeywordListProps {
  keywords: string[]
  term: string
  listId: string
  active: number
  onChoose: (keyword: string) => void
}

const placeOf = (term: string, keyword: string): number => keyword.toLowerCase().indexOf(term.toLowerCase())

/** The part that was not typed stands out: visitors choose by it. */
function Keyword({ keyword, term }: { keyword: string; term: string }) {
  const place = placeOf(term, keyword)
  if (place === -1) return <b>{keyword}</b>
  const end = place + term.length
  return (
    <>
      {place > 0 && <b>{keyword.slice(0, place)}</b>}
      {keyword.slice(place, end)}
      {end < keyword.length && <b>{keyword.slice(end)}</b>}
    </>
  )
}

/** The list of the combobox; focus stays in the text box. */
export function KeywordList({ keywords, term, listId, active, onChoose }: KeywordListProps) {
  const label = useLabels(searchLabels)
  return (
    <div id={listId} className={styles.keywords} role="listbox" aria-label={label('search.suggestions')}>
      {keywords.map((keyword, index) => (
        <div
          key={keyword}
          id={optionId(listId, index)}
          className={styles.keyword}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(keyword)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(keyword)}
        >
          <Icon name="search" className={styles.keywordIcon} />
          <span>
            <Keyword keyword={keyword} term={term} />
          </span>
        </div>
      ))}
    </div>
  )
}
