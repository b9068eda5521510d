import { componentListLabels } from '@/labels/component-lists'
import { useLabels } from '@/labels/use-labels'
import { AppLink } from '../AppLink/AppLink'
import { Icon } from '../Icon/Icon'
import styles from './Pagination.module.scss'
import { pageNumbers } from './page-numbers'

export interface PaginationProps {
  /** What the pages are of, read aloud. */
  label: string
  /** The page that is shown, from 1. */
  page: number
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** Turns to a page in place, on a plain click. */
  onTurn: (page: number) => void
}

/**
 * The pages of a list as links in a navigation landmark (ARIA Authoring Practices: Link, and the landmark Navigation);
 * nothing where there is one. The scripts turn them, so without scripts the whole list stands on the page instead.
 */
export function Pagination({ label: name, page, pageCount, hrefOf, onTurn }: PaginationProps) {
  const label = useLabels(componentListLabels)
  if (pageCount < 2) return null
  const linkTo = (number: number) => ({
    className: styles.link,
    href: hrefOf(number),
    onFollow: () => onTurn(number),
  })
  return (
    <nav className={styles.pages} aria-label={name} data-needs-script="">
      {page > 1 && (
        <AppLink {...linkTo(page - 1)} aria-label={label('pagination.previous')}>
          <Icon name="chevronLeft" />
        </AppLink>
      )}
      {pageNumbers(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true" />
        ) : (
          <AppLink
            key={number}
            {...linkTo(number)}
            aria-label={label('pagination.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </AppLink>
        ),
      )}
      {page < pageCount && (
        <AppLink {...linkTo(page + 1)} aria-label={label('pagination.next')}>
          <Icon name="chevronRight" />
        </AppLink>
      )}
    </nav>
  )
}
