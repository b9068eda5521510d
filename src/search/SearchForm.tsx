import { type FormEvent, useEffect, useRef } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { SearchField } from '@/components/SearchField/SearchField'
import { SEARCH_PATH } from '@/config/site'
import { searchFormLabels } from '@/labels/search-form'
import { useLabels } from '@/labels/use-labels'
import styles from './SearchForm.module.scss'

export interface SearchFormProps {
  term: string
  onSearch: (text: string) => void
}

/** The search form; it works without scripts. The browser does not send a blank text (behavior SEARCH-4). */
export function SearchForm({ term, onSearch }: SearchFormProps) {
  const label = useLabels(searchFormLabels)
  const box = useRef<HTMLInputElement>(null)
  const shownTerm = useRef(term)
  useEffect(() => {
    if (shownTerm.current === term) return
    // The address is read after hydration: what was typed until then stays.
    const value = box.current?.value ?? ''
    const isWritten = shownTerm.current === '' && value !== '' && value !== term
    shownTerm.current = term
    if (!box.current || isWritten) return
    box.current.value = term
    box.current.setCustomValidity('')
    // Typing replaces the term that arrives, instead of adding to it.
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
          required
          pattern=".*\S.*"
          // Without scripts, browsers add it to words of their own.
          title={label('search.missing')}
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(label('search.missing'))}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          submit={<LinkButton type="submit">{label('search.submit')}</LinkButton>}
        />
      </form>
    </search>
  )
}
