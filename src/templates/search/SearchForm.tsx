import type { FormEvent } from 'react'
import { Icon } from '@/components/Icon/Icon'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { SEARCH_PATH } from '@/config/site'
import { useLabels } from '@/labels/LabelsProvider'
import styles from './SearchForm.module.scss'

/** The form of the search page; an empty or blank term is not sent (specification §5, "Search"). */
export function SearchForm({ term }: { term: string }) {
  const label = useLabels()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = new FormData(event.currentTarget).get('term')
    if (typeof value !== 'string' || value.trim() === '') event.preventDefault()
  }
  return (
    <search>
      <form className={styles.form} action={SEARCH_PATH} method="get" onSubmit={handleSubmit}>
        <label className={styles.label} htmlFor="busca-termo">
          {label('search.label')}
        </label>
        <div className={styles.box}>
          <Icon name="search" className={styles.icon} />
          <input
            id="busca-termo"
            className={styles.input}
            type="search"
            name="term"
            defaultValue={term}
            placeholder={label('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
          <LinkButton type="submit">{label('search.submit')}</LinkButton>
        </div>
      </form>
    </search>
  )
}
