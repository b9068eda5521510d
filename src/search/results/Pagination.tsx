import { Icon } from '@/components/Icon/Icon'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import type { SearchState } from '../core/url-state'
import styles from './Pagination.module.scss'
import { pageNumbers } from './page-numbers'
import { StateLink } from './StateLink'

export interface PaginationProps {
  state: SearchState
  pageCount: number
  onChange: (state: SearchState) => void
  onTurn: () => void
}

/** The pages of one tab as links; nothing where there is one. */
export function Pagination({ state, pageCount, onChange, onTurn }: PaginationProps) {
  const label = useLabels(searchLabels)
  const { page } = state
  if (pageCount < 2) return null
  const linkTo = (number: number) => ({
    className: styles.link,
    state: { ...state, page: number },
    onChange,
    onClick: onTurn,
  })
  return (
    <nav className={styles.pages} aria-label={label('search.pages')}>
      {page > 1 && (
        <StateLink {...linkTo(page - 1)} aria-label={label('search.previous')}>
          <Icon name="chevronLeft" />
        </StateLink>
      )}
      {pageNumbers(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true" />
        ) : (
          <StateLink
            key={number}
            {...linkTo(number)}
            aria-label={label('search.goToPage', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </StateLink>
        ),
      )}
      {page < pageCount && (
        <StateLink {...linkTo(page + 1)} aria-label={label('search.next')}>
          <Icon name="chevronRight" />
        </StateLink>
      )}
    </nav>
  )
}
