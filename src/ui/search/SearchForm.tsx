import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SEARCH_PATH } from '@/shared/config/site'
import { searchFormLabels } from '@/shared/labels/search-form'
import { useLabels } from '@/shared/labels/use-labels'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { SearchField, type SearchFieldProps } from '@/ui/components/SearchField/SearchField'
import { cleanTerm } from './core/text'
import { goToResults } from './go-to-results'
import styles from './SearchForm.module.scss'
import { searchBox } from './search-box'

/** Other properties are the field's. With `value` the owner keeps the text. */
export interface SearchFormProps extends Omit<SearchFieldProps, 'label' | 'submit' | 'className'> {
  term?: string
  /** Gets a term that is not blank; by default its results open. */
  onSearch?: (term: string) => void
  className?: string | undefined
  ref?: RefObject<HTMLInputElement | null>
  /** What follows the form. */
  children?: ReactNode
}

/** The one form of every search box: it works without scripts, and no blank text is sent (behavior SEARCH-4). */
export function SearchForm({
  term = '',
  onSearch = goToResults,
  className,
  ref,
  children,
  ...field
}: SearchFormProps) {
  const label = useLabels(searchFormLabels)
  const ownBox = useRef<HTMLInputElement>(null)
  const box = ref ?? ownBox
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
  }, [term, box])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('term')
    const wanted = typeof text === 'string' ? cleanTerm(text) : ''
    if (wanted !== '') onSearch(wanted)
  }
  return (
    <search className={className}>
      <form className={styles.form} action={SEARCH_PATH} method="get" onSubmit={handleSubmit}>
        <SearchField
          type="search"
          {...(field.value === undefined && { defaultValue: term })}
          {...field}
          ref={box}
          label={label('search.label')}
          placeholder={label('search.placeholder')}
          {...searchBox(label('search.missing'))}
          submit={<LinkButton type="submit">{label('search.submit')}</LinkButton>}
        />
      </form>
      {children}
    </search>
  )
}
