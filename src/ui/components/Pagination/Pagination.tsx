import { componentListLabels } from '@/shared/labels/component-lists'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '../AppLink/AppLink'
import { Icon } from '../Icon/Icon'
import styles from './Pagination.module.scss'
import { pageNumbers } from './page-numbers'

export interface PaginationProps {
  label: string
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  onTurn: (page: number) => void
}

/** A list's pages as links (ARIA Authoring Practices: Link; landmark Navigation); nothing for one page. */
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
