import { type FormEvent, useEffect, useRef } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { SearchField } from '@/components/SearchField/SearchField'
import { SEARCH_PATH } from '@/config/site'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import styles from './SearchForm.module.scss'

export interface SearchFormProps {
  /** What was searched for; it stands in the box until the visitor writes something else. */
  term: string
  onSearch: (text: string) => void
}

/**
 * The form of the search page, which any browser can send. With scripts it searches without asking for the page again;
 * an empty or blank text is ignored (behavior SEARCH-4).
 */
export function SearchForm({ term, onSearch }: SearchFormProps) {
  const label = useLabels(searchLabels)
  const box = useRef<HTMLInputElement>(null)
  const shownTerm = useRef(term)
  useEffect(() => {
    if (shownTerm.current === term) return
    // The address is read after the page has come alive: what was written until then stays.
    const value = box.current?.value ?? ''
    const isWritten = shownTerm.current === '' && value !== '' && value !== term
    shownTerm.current = term
    if (!box.current || isWritten) return
    box.current.value = term
    // Who was about to write into the empty box writes in place of the term, not into it.
    if (document.activeElement === box.current) box.current.select()
  }, [term])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('term')
    if (typeof text === 'string' && text.trim() !== '') onSearch(text)
  }
  return (
    <search>
      <form action={SEARCH_PATH} method="get" onSubmit={handleSubmit}>
        <SearchField
          ref={box}
          label={label('search.label')}
          className={styles.field}
          type="search"
          name="term"
          defaultValue={term}
          placeholder={label('search.placeholder')}
          submit={<LinkButton type="submit">{label('search.submit')}</LinkButton>}
        />
      </form>
    </search>
  )
}
